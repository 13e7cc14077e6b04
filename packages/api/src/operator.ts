import { ROLE, type Roles } from './people/rules/roles.ts';

/**
 * User of the command line, with the rights of an administrator and without an account. A request
 * from the network never has this user.
 */
export type Operator = {
  readonly userId: null;
  readonly roles: Roles;
  readonly establishmentIds: readonly number[];
  readonly timeZone: string;
};

export const createOperator = (timeZone: string): Operator => ({
  userId: null,
  roles: [ROLE.administrator],
  establishmentIds: [],
  timeZone,
});
