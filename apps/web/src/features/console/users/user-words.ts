import type { RouterOutputs } from '@aube/api';
import type { AccountState } from '@aube/api/rules';
import { person } from '@aube/dictionary';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Label } from '../../../lib/use-field-text.ts';

export type UserRecord = RouterOutputs['admin']['updateUser'];
export type ListedUser = RouterOutputs['admin']['listUsers']['rows'][number];
export type User = RouterOutputs['admin']['getUser'];

export type RoleId = 1 | 2 | 3;
export const roleIds = [1, 2, 3] as const satisfies readonly RoleId[];

/** @decision D5 */
export const roleWords: Readonly<
  Record<RoleId, { name: MessageDescriptor; gives: MessageDescriptor }>
> = {
  1: {
    name: msg`Administration`,
    gives: msg`Tout le site : comptes, établissements, participants et données.`,
  },
  2: {
    name: msg`Personnel`,
    gives: msg`Les participants et les données des établissements choisis plus bas.`,
  },
  3: { name: msg`Participant`, gives: msg`Suit le programme.` },
};

export const stateWords: Readonly<Record<AccountState, MessageDescriptor>> = {
  active: msg`Actif`,
  pending: msg`Jamais activé`,
  deactivated: msg`Désactivé`,
  deleted: msg`Supprimé`,
};

export const methodWords: Readonly<Record<UserRecord['authenticationMethod'], Label>> = {
  local: person.fields.authenticationMethod.codes.local.label,
  oidc: msg`Établissement`,
};

export const listedName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${lastName}, ${firstName}`;
