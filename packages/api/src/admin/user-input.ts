import { z } from 'zod';
import { isUsername, toUsername } from '../account/rules/username.ts';
import {
  accountEmail,
  changedName,
  choice,
  email,
  entityIds,
  flag,
  lineText,
  locale,
  personName,
} from '../primitives.ts';

const roleId = z.literal([1, 2, 3] as number[], { error: 'unknownChoice' });

const roles = z
  .array(roleId, { error: 'required' })
  .max(3, { error: 'tooMany' })
  .transform((ids) => [...new Set(ids)].toSorted((one, other) => one - other));

const username = lineText(100).pipe(
  z.string().refine(isUsername, { error: 'notAUsername' }).transform(toUsername),
);

const MOST_ESTABLISHMENTS = 500;

export const authenticationMethod = choice(['local', 'oidc']);

/** @decision D54 */
export const newUser = z.object({
  firstName: personName,
  lastName: personName,
  email,
  username: username.optional(),
  roles,
  establishmentIds: entityIds(MOST_ESTABLISHMENTS).default([]),
  locale: locale.default('fr'),
  isActive: flag.default(true),
  authenticationMethod: authenticationMethod.default('local'),
});

/** @decision D54 */
export const userChange = z.object({
  firstName: changedName.optional(),
  lastName: changedName.optional(),
  /** The account's present address is always accepted; any other address must be valid. */
  email: accountEmail.optional(),
  username: username.optional(),
  roles: roles.optional(),
  establishmentIds: entityIds(MOST_ESTABLISHMENTS).optional(),
  locale: locale.optional(),
  isActive: flag.optional(),
  authenticationMethod: authenticationMethod.optional(),
});
export type UserChange = z.output<typeof userChange>;
