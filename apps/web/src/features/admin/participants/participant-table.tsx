import type { RouterOutputs } from '@aube/api';
import type { ParticipantSort } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { DataTable } from '../../../ui/data-table.tsx';
import { Link } from '../../../ui/link.tsx';
import { StatusWord } from '../../../ui/status-word.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { type ListView, sortedBy } from './list-address.ts';

export type Found = RouterOutputs['admin']['listParticipants'];
type Person = Found['rows'][number];

interface ParticipantTableProps {
  readonly participants: readonly Person[];
  readonly view: ListView;
  readonly caption: ReactNode;
  /** Of one establishment only, it goes without saying. */
  readonly isOfSeveralPlaces: boolean;
  readonly onChange: (view: ListView) => void;
}

/** The list as a table that scrolls in its own frame, the names staying in sight. */
export function ParticipantTable({
  participants,
  view,
  caption,
  isOfSeveralPlaces,
  onChange,
}: ParticipantTableProps) {
  const { t } = useLingui();
  const sorting = { view, onChange };
  return (
    <DataTable caption={caption}>
      <thead>
        <tr>
          <SortedHeader {...sorting} sort="name" label={t`Nom`} className="list-name" />
          <th scope="col">{t`À voir`}</th>
          <SortedHeader {...sorting} sort="week" label={t`Programme`} />
          <SortedHeader {...sorting} sort="activity" label={t`Dernière activité`} />
          <th scope="col">{t`14 dernières nuits`}</th>
          <th scope="col">{t`Questionnaires`}</th>
          {isOfSeveralPlaces && <th scope="col">{t`Établissement`}</th>}
          <SortedHeader {...sorting} sort="inclusionNumber" label={t`Numéro d’inclusion`} />
          <th scope="col">{t`Fiche`}</th>
        </tr>
      </thead>
      <tbody>
        {participants.map((person) => (
          <ParticipantRow
            key={person.userId}
            person={person}
            isOfSeveralPlaces={isOfSeveralPlaces}
          />
        ))}
      </tbody>
    </DataTable>
  );
}

interface SortedHeaderProps {
  readonly sort: ParticipantSort;
  readonly label: string;
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
  readonly className?: string;
}

function SortedHeader({ sort, label, view, onChange, className }: SortedHeaderProps) {
  const isSorted = view.sort === sort;
  const Arrow = !isSorted ? ArrowUpDown : view.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={className}
      {...(isSorted && { 'aria-sort': view.direction === 'asc' ? 'ascending' : 'descending' })}
    >
      <button type="button" className="list-sort" onClick={() => onChange(sortedBy(view, sort))}>
        {label}
        <Arrow aria-hidden className="size-4 shrink-0" />
      </button>
    </th>
  );
}

interface ParticipantRowProps {
  readonly person: Person;
  readonly isOfSeveralPlaces: boolean;
}

function ParticipantRow({ person, isOfSeveralPlaces }: ParticipantRowProps) {
  const { t } = useLingui();
  const { userId, recentNights, submittedAt } = person;
  const name = nameOf(person);
  const params = { participant: userId };
  const sent = (['S0', 'S6', 'S12', 'S24'] as const).filter((code) => submittedAt[code] !== null);
  return (
    <tr>
      <th scope="row" className="list-name font-medium">
        <Link to="adminParticipantFollowUp" params={params}>
          {name}
        </Link>
      </th>
      <td>
        <span className="flex flex-col">
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
        <Standing person={person} />
      </td>
      <td className="tabular-nums">{person.lastActiveOn ?? '–'}</td>
      <td className="tabular-nums">
        {recentNights ? `${recentNights.completed}/${recentNights.expected}` : '–'}
      </td>
      <td>{sent.length === 0 ? '–' : sent.join(' · ')}</td>
      {isOfSeveralPlaces && <td>{person.establishment}</td>}
      <td>{person.inclusionNumber ?? '–'}</td>
      <td>
        <Link to="adminParticipant" params={params} aria-label={t`Modifier la fiche de ${name}`}>
          <Trans>Modifier</Trans>
        </Link>
      </td>
    </tr>
  );
}

function Standing({ person: { state, programmeWeek, leftOn } }: { person: Person }) {
  switch (state) {
    case 'notStarted':
      return <Trans>Pas commencé</Trans>;
    case 'left':
      return (
        <>
          <Trans>Semaine {programmeWeek}</Trans>
          <span className="block text-small text-ink-soft">
            <Trans>a quitté le {leftOn}</Trans>
          </span>
        </>
      );
    case 'finished':
      return <Trans>Terminé</Trans>;
    case 'inProgress':
      return <Trans>Semaine {programmeWeek}</Trans>;
  }
}
