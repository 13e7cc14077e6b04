import type { ParticipantSort } from '@aube/api/rules';
import { participant } from '@aube/dictionary';
import { msg, plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InviteButton } from '../invitations/invite-button.tsx';
import type { ListDescription } from '../list/list-description.ts';
import { OutOf } from '../list/out-of.tsx';
import { RelativeDate } from '../list/relative-date.tsx';
import { RowLink } from '../list/row-link.tsx';
import type { Places } from '../use-places.ts';
import {
  attentionCell,
  type ListedParticipant,
  listedName,
  NameCell,
  questionnairesCell,
  StandingCell,
} from './participant-cells.tsx';
import { answerable, participantFilters, type Filters } from './participant-filters.ts';

/** @decision console#participants */
export const describeParticipants = (
  places: Places,
): ListDescription<ListedParticipant, ParticipantSort, Filters> => ({
  id: 'participants',
  title: msg`Participants`,
  searchLabel: msg`Nom, courriel, nom d’utilisateur ou numéro d’inclusion`,
  filters: participantFilters(places),
  count: (total) => msg`${plural(total, { one: '# personne', other: '# personnes' })}`,
  keyOf: ({ userId }) => userId,
  nameOf: listedName,
  noneFound: msg`Personne ne correspond à votre recherche`,
  empty: (
    <EmptyState title={<Trans>Pas encore de participant</Trans>}>
      <InviteButton kind="secondary" />
    </EmptyState>
  ),
  columns: [
    {
      id: 'name',
      label: msg`Nom`,
      cell: (person) => <NameCell person={person} />,
      sort: { by: 'name', word: 'nom', first: 'asc' },
    },
    { id: 'attention', label: msg`À regarder`, cell: attentionCell },
    {
      id: 'standing',
      label: msg`Programme`,
      cell: (person) => <StandingCell person={person} />,
      sort: { by: 'week', word: 'semaine', first: 'desc' },
    },
    {
      id: 'activity',
      label: msg`Dernière activité`,
      cell: ({ lastActiveOn }) => lastActiveOn && <RelativeDate on={lastActiveOn} />,
      sort: { by: 'activity', word: 'activite', first: 'desc' },
    },
    {
      id: 'nights',
      label: msg`14 dernières nuits`,
      cell: ({ recentNights: nights }) =>
        nights && <OutOf part={nights.completed} whole={nights.expected} />,
    },
    { id: 'questionnaires', label: msg`Questionnaires`, cell: questionnairesCell },
    {
      id: 'establishment',
      label: msg`Établissement`,
      cell: ({ establishment }) => <span className="md:block md:min-w-38">{establishment}</span>,
      isOptional: !places.isOfSeveral,
    },
    {
      id: 'inclusionNumber',
      label: participant.fields.inclusionNumber.label,
      cell: ({ inclusionNumber }) => inclusionNumber,
      sort: { by: 'inclusionNumber', word: 'numero', first: 'asc' },
      // The search and the follow-up use this value even when its column is hidden.
      isOptional: true,
    },
  ],
  actions: (person) => (
    <RowLink to="adminParticipant" params={{ participant: person.userId }} of={listedName(person)}>
      <Trans>Modifier</Trans>
    </RowLink>
  ),
  query: (utils, asked) => utils.admin.listParticipants.queryOptions(answerable(asked)),
});
