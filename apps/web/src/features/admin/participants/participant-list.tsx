import { pageCount } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import {
  isNarrowed,
  type ListView,
  readListView,
  wholeList,
  writeListView,
} from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { ListPages } from './list-pages.tsx';
import { type Found, ParticipantTable } from './participant-table.tsx';

/**
 * The participants whom one looks after. What is searched, filtered, ordered and turned to stands in
 * the address. @source specification §6
 */
export function ParticipantList() {
  const [params, setParams] = useSearchParams();
  const view = readListView(params);
  const show = (next: ListView) => setParams(writeListView(next));
  const { establishmentId, state, ...asked } = view;
  const found = trpc.admin.listParticipants.useQuery(
    {
      ...asked,
      ...(establishmentId !== null && { establishmentId }),
      ...(state !== null && { state }),
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <ListFilters view={view} onChange={(next) => show({ ...next, page: 1 })} />
      <QueryView query={found} lines={10}>
        {(data) => (
          <div aria-busy={found.isPlaceholderData} className="aria-busy:opacity-60">
            <Participants found={data} view={view} onChange={show} />
          </div>
        )}
      </QueryView>
    </>
  );
}

interface ParticipantsProps {
  readonly found: Found;
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
}

function Participants({ found, view, onChange }: ParticipantsProps) {
  const { data: places = [] } = trpc.admin.listOpenEstablishments.useQuery(undefined, {
    staleTime: 60_000,
  });
  const { rows: participants, total } = found;
  const first = (view.page - 1) * view.pageSize + 1;
  const last = first + participants.length - 1;
  if (total === 0) return <Nobody view={view} onChange={onChange} />;
  if (participants.length === 0) {
    return (
      <EmptyState title={<Trans>La liste n’a plus autant de pages</Trans>}>
        <Button kind="quiet" onClick={() => onChange({ ...view, page: 1 })}>
          <Trans>Revenir à la première</Trans>
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ParticipantTable
        participants={participants}
        isOfSeveralPlaces={places.length > 1}
        view={view}
        onChange={onChange}
        caption={
          <output>
            {participants.length === total ? (
              <Plural value={total} one="# personne" other="# personnes" />
            ) : (
              <Trans>
                Personnes {first} à {last} sur {total}
              </Trans>
            )}
          </output>
        }
      />
      <ListPages view={view} pages={pageCount(total, view.pageSize)} onChange={onChange} />
    </>
  );
}

function Nobody({ view, onChange }: Omit<ParticipantsProps, 'found'>) {
  if (!isNarrowed(view)) {
    return (
      <EmptyState title={<Trans>Pas encore de participant</Trans>}>
        <Link to="admin">
          <Trans>Inviter au programme</Trans>
        </Link>
      </EmptyState>
    );
  }
  const { sort, direction, pageSize } = view;
  return (
    <EmptyState title={<Trans>Personne ne répond à ces critères</Trans>}>
      <Button kind="quiet" onClick={() => onChange({ ...wholeList, sort, direction, pageSize })}>
        <Trans>Voir tout le monde</Trans>
      </Button>
    </EmptyState>
  );
}
