import { useMemo } from 'react';
import { ChoiceBar } from '../choice/choice-bar.tsx';
import { FilesLink } from '../list/files-link.tsx';
import { keepSearch, writeSearchMark } from '../list/kept-searches.ts';
import { writeFilters } from '../list/list-view.ts';
import { StaffList } from '../list/staff-list.tsx';
import { useListView } from '../list/use-list-view.ts';
import { usePlaces } from '../use-places.ts';
import { describeParticipants } from './participant-description.tsx';

type ExportLinkProps = { readonly list: ReturnType<typeof describeParticipants> };

/**
 * The link contains a mark for the search, but no text. A tab that does not know the text offers
 * no export.
 */
function ExportLink({ list }: ExportLinkProps) {
  const [{ search, filters }] = useListView(list);
  return (
    <FilesLink
      query={{
        jeu: 'participants',
        ...writeFilters(list.filters, filters),
        ...writeSearchMark(search),
      }}
      state={search === '' ? null : { searchId: keepSearch(search) }}
    />
  );
}

/** @source specification §6 */
export function ParticipantList() {
  const places = usePlaces();
  const list = useMemo(() => describeParticipants(places), [places]);
  return <StaffList list={list} files={<ExportLink list={list} />} acts={ChoiceBar} />;
}
