import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';

type FilesLinkProps = {
  readonly query: Readonly<Record<string, string>>;
  readonly state?: object | null;
  readonly children?: ReactNode;
};

/** @decision exports#exports-of-a-list console#lists-as-files */
export function FilesLink({ query, state = null, children }: FilesLinkProps) {
  return (
    <Link bare to="adminData" query={query} state={state} className={buttonClass('secondary')}>
      <Download aria-hidden className="size-5" />
      <span>{children ?? <Trans>Exporter ce que je vois</Trans>}</span>
    </Link>
  );
}
