import { ROLE, type Roles } from './people/rules/roles.ts';

/**
 * The user of the command line on the machine that holds the database, with the rights of an
 * administrator and without an account. `operatorContext` alone creates an operator, and only
 * apps/cli may import it; a request never has an operator.
 */
export type Operator = {
  readonly userId: null;
  readonly roles: Roles;
  readonly establishmentIds: readonly number[];
  /** Time zone of the machine, used for the dates of an export's period. */
  readonly timeZone: string;
};

export const createOperator = (timeZone: string): Operator => ({
  userId: null,
  roles: [ROLE.administrator],
  establishmentIds: [],
  timeZone,
});
