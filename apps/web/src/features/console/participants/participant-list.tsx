import { useMemo } from 'react';
import { ChoiceBar } from '../choice/choice-bar.tsx';
import { FilesLink } from '../list/files-link.tsx';
import { keepSearch, writeSearchMark } from '../list/kept-searches.ts';
import { writeFilters, writeView } from '../list/list-view.ts';
import { StaffList } from '../list/staff-list.tsx';
import { useListView } from '../list/use-list-view.ts';
import { usePlaces } from '../use-places.ts';
import { describeParticipants } from './participant-description.tsx';
import { peopleFilter } from './participant-filters.ts';
import { SavedViews } from './saved-views.tsx';

type ListProps = { readonly list: ReturnType<typeof describeParticipants> };

function OwnViews({ list }: ListProps) {
  const [view] = useListView(list);
  const query = new URLSearchParams(writeView(list, { ...view, page: 1 }));
  query.delete(peopleFilter.word);
  return <SavedViews query={query.toString()} />;
}

/**
 * The address says that a search was made, but not its words. A tab that does not know the words
 * offers no export.
 */
function ExportLink({ list }: ListProps) {
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
  return (
    <StaffList
      list={list}
      files={
        <>
          <OwnViews list={list} />
          <ExportLink list={list} />
        </>
      }
      acts={ChoiceBar}
    />
  );
}
