import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';

type FilesLinkProps = {
  /** Which data, and what narrows them, as the page of the files reads it in its address. */
  readonly query: Readonly<Record<string, string>>;
  /** What goes along and stands in no address. */
  readonly state?: object | null;
};

/** From a list to the files of what it shows; no file leaves before its page. @decision decisions/0046 decisions/0071 */
export function FilesLink({ query, state = null }: FilesLinkProps) {
  return (
    <Link bare to="adminData" query={query} state={state} className={buttonClass('secondary')}>
      <Download aria-hidden className="size-5" />
      <Trans>Exporter ce que je vois</Trans>
    </Link>
  );
}
