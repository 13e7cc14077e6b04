import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useSearch } from 'wouter';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { readScope } from '../figures/figure-scope.ts';
import { writeExportScope } from '../exports/export-scope.ts';
import type { describeParticipants } from './participant-description.tsx';
import { useListView } from '../list/use-list-view.ts';

/** The filters that a file has as well. */
const FOLLOWED = new Set(['establishmentId', 'registeredFrom', 'registeredTo']);

type ExportLinkProps = { readonly list: ReturnType<typeof describeParticipants> };

/**
 * From the list to the files of the same people. A file follows the establishment and the dates: where the
 * list is narrowed otherwise, the link does not promise what one sees.
 */
export function ExportLink({ list }: ExportLinkProps) {
  const [{ search, filters }] = useListView(list);
  const { establishmentId, registeredFrom, registeredTo } = readScope(
    new URLSearchParams(useSearch()),
  );
  const isSame =
    search === '' &&
    Object.entries(filters).every(([name, value]) => value === undefined || FOLLOWED.has(name));
  const query = writeExportScope({
    dataset: 'participants',
    establishmentId,
    from: registeredFrom,
    to: registeredTo,
  });
  return (
    <p className="mb-6">
      <Link bare to="adminData" query={query} className={buttonClass('secondary')}>
        <Download aria-hidden className="size-5" />
        {isSame ? <Trans>Exporter ce que je vois</Trans> : <Trans>Exporter des données</Trans>}
      </Link>
    </p>
  );
}
