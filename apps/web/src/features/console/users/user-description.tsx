import type { AccountState, UserSort } from '@aube/api/rules';
import { person } from '@aube/dictionary';
import { msg, plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import type { ListDescription } from '../list/list-description.ts';
import { choiceFilter, idFilter, type ListFilter } from '../list/list-filter.ts';
import { RelativeInstant } from '../list/relative-date.tsx';
import { NameCell, placeNames, RoleBadges, StateCell, UserActions } from './user-cells.tsx';
import { type ListedUser, methodWords, roleIds, roleWords, stateWords } from './user-words.ts';

export type Places = readonly { readonly establishmentId: number; readonly name: string }[];

const rolesInAddress = { 1: 'administration', 2: 'personnel', 3: 'participant' } as const;

const roleFilter: ListFilter<number> = {
  word: 'role',
  label: msg`Rôle`,
  options: roleIds.map((id) => ({ word: rolesInAddress[id], label: roleWords[id].name })),
  read: (text) => roleIds.find((id) => rolesInAddress[id] === text),
  write: (id) => rolesInAddress[id as keyof typeof rolesInAddress],
};

const filtersOf = (places: Places) => ({
  roleId: roleFilter,
  establishmentId: idFilter(
    { word: 'etablissement', label: msg`Établissement`, isOffered: places.length > 1 },
    places.map(({ establishmentId, name }) => ({ id: establishmentId, label: name })),
  ),
  state: choiceFilter<AccountState>(
    { word: 'etat', label: msg`État`, anyLabel: msg`Tous, sauf supprimés` },
    {
      active: { word: 'actif', label: stateWords.active },
      pending: { word: 'jamais-active', label: stateWords.pending },
      deactivated: { word: 'desactive', label: stateWords.deactivated },
      deleted: { word: 'supprime', label: stateWords.deleted },
    },
  ),
  method: choiceFilter<ListedUser['authenticationMethod']>(
    { word: 'connexion', label: msg`Connexion par` },
    {
      local: { word: 'mot-de-passe', label: methodWords.local },
      oidc: { word: 'etablissement', label: methodWords.oidc },
    },
  ),
});
type Filters = ReturnType<typeof filtersOf>;

/** @decision D54 sign-in#accounts-of-others */
export const describeUsers = (places: Places): ListDescription<ListedUser, UserSort, Filters> => ({
  id: 'users',
  title: msg`Utilisateurs`,
  searchLabel: msg`Nom, courriel ou nom d’utilisateur`,
  filters: filtersOf(places),
  count: (total) => msg`${plural(total, { one: '# compte', other: '# comptes' })}`,
  keyOf: ({ userId }) => userId,
  noneFound: msg`Aucun compte ne correspond à votre recherche`,
  empty: (
    <EmptyState title={<Trans>Pas encore de compte</Trans>}>
      <Link to="adminUserNew">
        <Trans>Ajouter un compte</Trans>
      </Link>
    </EmptyState>
  ),
  columns: [
    {
      id: 'name',
      label: msg`Nom`,
      cell: (user) => <NameCell user={user} />,
      sort: { by: 'name', word: 'nom', first: 'asc' },
    },
    {
      id: 'email',
      label: person.fields.email.label,
      cell: ({ email }) => email,
      sort: { by: 'email', word: 'courriel', first: 'asc' },
    },
    { id: 'roles', label: msg`Rôles`, cell: ({ roles }) => <RoleBadges roles={roles} /> },
    { id: 'establishments', label: msg`Établissements`, cell: placeNames },
    { id: 'state', label: msg`État`, cell: ({ state }) => <StateCell state={state} /> },
    {
      id: 'username',
      label: person.fields.username.label,
      cell: ({ username }) => username,
      sort: { by: 'username', word: 'utilisateur', first: 'asc' },
      isOptional: true,
    },
    {
      id: 'createdAt',
      label: msg`Créé`,
      cell: ({ createdAt }) => <RelativeInstant at={createdAt} />,
      sort: { by: 'createdAt', word: 'creation', first: 'desc' },
      isOptional: true,
    },
    {
      id: 'deletedAt',
      label: msg`Supprimé`,
      cell: ({ deletedAt }) => deletedAt && <RelativeInstant at={deletedAt} />,
      when: ({ state }) => state === 'deleted',
    },
  ],
  actions: (user) => <UserActions user={user} />,
  query: (utils, asked) => utils.admin.listUsers.queryOptions(asked),
});
