import { FilesLink } from '../list/files-link.tsx';
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
      <FilesLink
        query={{
          jeu: 'participants',
          ...writeFilters(list.filters, filters),
          ...writeSearchMark(search),
        }}
        state={search === '' ? null : { searchId: keepSearch(search) }}
      />
    </p>
  );
}
