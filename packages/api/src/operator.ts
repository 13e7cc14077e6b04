import { ROLE, type Roles } from './people/rules/roles.ts';

/**
 * Runs the command line on the machine that holds the database: has the rights of an administrator and no
 * account. Made by `operatorContext` alone, which only apps/cli may import; no request makes one.
 */
export type Operator = {
  readonly userId: null;
  readonly roles: Roles;
  readonly establishmentIds: readonly number[];
  /** The machine's; the days of an export's period are read in it. */
  readonly timeZone: string;
};

export const createOperator = (timeZone: string): Operator => ({
  userId: null,
  roles: [ROLE.administrator],
  establishmentIds: [],
  timeZone,
});
