import type { RouterOutputs } from '@aube/api';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { StatusWord } from '../../../ui/status-word.tsx';
import { nameOf } from '../safety/alert-data.ts';

type Found = RouterOutputs['admin']['findParticipants'];

/** The participants whom one looks after; what is searched for stands in the address. @source specification §6 */
export function ParticipantList() {
  const [params, setParams] = useSearchParams();
  const search = params.get('recherche') ?? '';
  const found = trpc.admin.findParticipants.useQuery(
    { search: search.slice(0, 100) },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <SearchForm
        key={search}
        search={search}
        onSearch={(asked) => setParams(asked === '' ? {} : { recherche: asked })}
      />
      <QueryView query={found} lines={8}>
        {(data) => <Participants found={data} isSearch={search !== ''} />}
      </QueryView>
    </>
  );
}

interface SearchFormProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function SearchForm({ search, onSearch }: SearchFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-x-3">
        <div className="min-w-0 flex-1 basis-64 sm:max-w-96">
          <Field
            type="search"
            label={t`Nom, courriel ou numéro d’inclusion`}
            value={typed}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" kind="secondary" className="mb-6 py-2">
          <Trans>Chercher</Trans>
        </Button>
      </form>
    </search>
  );
}

function Participants({ found, isSearch }: { found: Found; isSearch: boolean }) {
  const { t } = useLingui();
  const { participants, total } = found;
  const hasMore = total > participants.length;
  if (participants.length === 0) {
    return (
      <EmptyState
        title={
          isSearch ? <Trans>Personne de ce nom</Trans> : <Trans>Pas encore de participant</Trans>
        }
      >
        {isSearch ? (
          <Link to="adminParticipants">
            <Trans>Voir tout le monde</Trans>
          </Link>
        ) : (
          <Link to="admin">
            <Trans>Inviter au programme</Trans>
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption={
        hasMore ? (
          <Trans>
            Les {participants.length} premières personnes, par nom. Cherchez un nom pour trouver les
            autres.
          </Trans>
        ) : (
          <Plural value={participants.length} one="# personne" other="# personnes, par nom" />
        )
      }
    >
      <thead>
        <tr>
          <th scope="col">{t`Nom`}</th>
          <th scope="col">{t`À voir`}</th>
          <th scope="col">{t`Programme`}</th>
          <th scope="col">{t`Établissement`}</th>
          <th scope="col">{t`Numéro d’inclusion`}</th>
        </tr>
      </thead>
      <tbody>
        {participants.map((person) => (
          <ParticipantRow key={person.userId} person={person} />
        ))}
      </tbody>
    </DataTable>
  );
}

function ParticipantRow({ person }: { person: Found['participants'][number] }) {
  const { programmeWeek } = person;
  return (
    <tr>
      <th scope="row" className="font-medium">
        <Link to="adminParticipantFollowUp" params={{ participant: person.userId }}>
          {nameOf(person)}
        </Link>
      </th>
      <td>
        <span className="flex gap-x-4">
          {person.hasWaitingAlert && (
            <StatusWord status="todo">
              <Trans>Alerte</Trans>
            </StatusWord>
          )}
          {person.isScheduleLocked && (
            <StatusWord status="locked">
              <Trans>Horaire en attente</Trans>
            </StatusWord>
          )}
        </span>
      </td>
      <td>
        {person.state === 'left' ? (
          <Trans>A quitté à la semaine {programmeWeek}</Trans>
        ) : programmeWeek === 0 ? (
          <Trans>Pas commencé</Trans>
        ) : (
          <Trans>Semaine {programmeWeek}</Trans>
        )}
      </td>
      <td>{person.establishment}</td>
      <td>{person.inclusionNumber ?? '–'}</td>
    </tr>
  );
}
