import { ROLE, type Roles } from './people/rules/roles.ts';

/**
 * User of the command line: the rights of an administrator, without an account. A request never
 * has an operator.
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
