import { Trans } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide-react';
import type { RouteId } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { helpSection } from './help-sections.ts';

type HelpLinkProps = {
  readonly routeId: RouteId | null;
  readonly current: 'page' | 'true' | undefined;
};

/** @decision console#help */
export function HelpLink({ routeId, current }: HelpLinkProps) {
  const section = helpSection(routeId);
  return (
    <Link
      to="adminHelp"
      {...(section !== null && { hash: section })}
      bare
      aria-current={current}
      className="top-link gap-2"
    >
      <CircleQuestionMark aria-hidden className="size-5" />
      <Trans>Aide</Trans>
    </Link>
  );
}
