import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { keepSearch, writeSearchMark } from '../list/kept-searches.ts';
import { writeFilters } from '../list/list-view.ts';
import { useListView } from '../list/use-list-view.ts';
import type { describeParticipants } from './participant-description.tsx';

type ExportLinkProps = { readonly list: ReturnType<typeof describeParticipants> };

/**
 * From the list to the files of the people whom it shows: the filters stand in the address, what was searched
 * in the tab alone. The address says that there was a search: a tab without it then asks for nobody.
 */
export function ExportLink({ list }: ExportLinkProps) {
  const [{ search, filters }] = useListView(list);
  return (
    <p className="mb-6">
      <Link
        bare
        to="adminData"
        query={{
          jeu: 'participants',
          ...writeFilters(list.filters, filters),
          ...writeSearchMark(search),
        }}
        state={search === '' ? null : { searchId: keepSearch(search) }}
        className={buttonClass('secondary')}
      >
        <Download aria-hidden className="size-5" />
        <Trans>Exporter ce que je vois</Trans>
      </Link>
    </p>
  );
}
