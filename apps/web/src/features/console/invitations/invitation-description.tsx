import type { InvitationSort } from '@aube/api/rules';
import { msg, plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ListDescription } from '../list/list-description.ts';
import { OutOf } from '../list/out-of.tsx';
import { choiceFilter, idFilter } from '../list/list-filter.ts';
import { RelativeInstant } from '../list/relative-date.tsx';
import type { Places } from '../use-places.ts';
import { InvitationActions } from './invitation-actions.tsx';
import {
  type ListedInvitation,
  RecipientCell,
  StateCell,
  stateWords,
} from './invitation-cells.tsx';

const filtersOf = ({ places, isOfSeveral }: Places) => ({
  state: choiceFilter({ word: 'etat', label: msg`État` }, stateWords),
  kind: choiceFilter(
    { word: 'genre', label: msg`Genre` },
    {
      address: { word: 'adresse', label: msg`À une adresse` },
      link: { word: 'lien', label: msg`Lien à remettre` },
    },
  ),
  establishmentId: idFilter(
    { word: 'etablissement', label: msg`Établissement`, isOffered: isOfSeveral },
    places.map(({ establishmentId, name }) => ({ id: establishmentId, label: name })),
  ),
});
type Filters = ReturnType<typeof filtersOf>;

/** @decision console#invitations */
export const describeInvitations = (
  places: Places,
): ListDescription<ListedInvitation, InvitationSort, Filters> => ({
  id: 'invitations',
  title: msg`Invitations`,
  searchLabel: msg`Courriel ou nom du lien`,
  filters: filtersOf(places),
  count: (total) => msg`${plural(total, { one: '# invitation', other: '# invitations' })}`,
  keyOf: ({ invitationId }) => invitationId,
  noneFound: msg`Aucune invitation ne correspond à votre recherche`,
  empty: (
    <EmptyState title={<Trans>Pas encore d’invitation</Trans>}>
      <Trans>Les personnes que vous invitez paraîtront ici, avec l’état de leur invitation.</Trans>
    </EmptyState>
  ),
  columns: [
    {
      id: 'recipient',
      label: msg`Pour`,
      cell: (row) => <RecipientCell row={row} />,
    },
    { id: 'state', label: msg`État`, cell: (row) => <StateCell row={row} /> },
    {
      id: 'uses',
      label: msg`Inscriptions`,
      cell: ({ email, uses, maxUses }) =>
        email === null ? <OutOf part={uses} whole={maxUses} /> : null,
      isFigure: true,
    },
    {
      id: 'createdAt',
      label: msg`Créée`,
      cell: ({ createdAt }) => <RelativeInstant at={createdAt} />,
      sort: { by: 'createdAt', word: 'creee', first: 'desc' },
    },
    {
      id: 'expiresAt',
      label: msg`Valable jusqu’au`,
      cell: ({ expiresAt }) => <RelativeInstant at={expiresAt} />,
      sort: { by: 'expiresAt', word: 'echeance', first: 'asc' },
    },
    {
      id: 'establishment',
      label: msg`Établissement`,
      cell: ({ establishment }) => establishment,
      isOptional: !places.isOfSeveral,
    },
    { id: 'createdBy', label: msg`Par`, cell: ({ createdBy }) => createdBy, isOptional: true },
  ],
  actions: (row) => <InvitationActions row={row} />,
  query: (utils, asked) => utils.admin.listInvitations.queryOptions(asked),
});
