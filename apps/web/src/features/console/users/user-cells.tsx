import { isParticipant, isStaff } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleOff, Hourglass } from 'lucide-react';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../list/badge.tsx';
import { RowLink } from '../list/row-link.tsx';
import { RestoreUser } from './restore-user.tsx';
import { type ListedUser, listedName, type RoleId, roleWords, stateWords } from './user-words.ts';

type CellProps = {
  readonly user: ListedUser;
};

export const NameCell = ({ user }: CellProps) =>
  user.state === 'deleted' ? (
    listedName(user)
  ) : (
    <Link to="adminUser" params={{ user: user.userId }}>
      {listedName(user)}
    </Link>
  );

export function StateBadge({ state }: Pick<ListedUser, 'state'>) {
  const { i18n } = useLingui();
  switch (state) {
    case 'active':
      return null;
    case 'pending':
      return (
        <Badge look="attention" icon={Hourglass}>
          {i18n._(stateWords.pending)}
        </Badge>
      );
    case 'deactivated':
    case 'deleted':
      return (
        <Badge look="plain" icon={CircleOff}>
          {i18n._(stateWords[state])}
        </Badge>
      );
  }
}

export function StateCell({ state }: Pick<ListedUser, 'state'>) {
  const { i18n } = useLingui();
  return state === 'active' ? i18n._(stateWords.active) : <StateBadge state={state} />;
}

export function RoleBadges({ roles }: Pick<ListedUser, 'roles'>) {
  const { i18n } = useLingui();
  const isBoth = isStaff(roles) && isParticipant(roles);
  const own = isBoth ? roles.filter((role) => role !== 3) : roles;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {own.map((role) => (
        <Badge key={role} look="plain">
          {i18n._(roleWords[role as RoleId].name)}
        </Badge>
      ))}
      {isBoth && (
        <Badge look="ok">
          <Trans>Participe aussi</Trans>
        </Badge>
      )}
    </span>
  );
}

export function placeNames({ establishments, programmeEstablishment }: ListedUser): string | null {
  const names = establishments.map(({ name }) => name);
  if (names.length > 0) return names.join(', ');
  return programmeEstablishment?.name ?? null;
}

export function UserActions({ user }: CellProps) {
  if (user.state === 'deleted') return <RestoreUser user={user} />;
  const { userId } = user;
  const name = listedName(user);
  return (
    <>
      <RowLink to="adminUser" params={{ user: userId }} of={name}>
        <Trans>Modifier</Trans>
      </RowLink>
      <RowLink to="adminUserDelete" params={{ user: userId }} of={name}>
        <Trans>Supprimer</Trans>
      </RowLink>
    </>
  );
}
