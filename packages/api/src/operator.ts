import { ROLE, type Roles } from './people/rules/roles.ts';

/**
 * User of the command line on the database's machine, with the rights of an administrator and
 * without an account. Only apps/cli may import `operatorContext`, which creates the operator; a
 * request never has an operator.
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
