import { staffAlerts } from '@aube/db/schema';
import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { forgottenSince } from '../../questionnaires/rules/charge.ts';
import { latestPossible } from '../../time/rules/trusted-time.ts';

/**
 * SQL condition: nobody took charge of the alert. Or somebody did, a day ago or more or at an
 * instant of the future, and gave no outcome.
 * @decision console#taking-charge
 */
export const needsStaff = (now: Date): SQL | undefined =>
  or(
    isNull(staffAlerts.acknowledgedAt),
    and(
      isNull(staffAlerts.outcome),
      or(
        lte(staffAlerts.acknowledgedAt, forgottenSince(now)),
        gt(staffAlerts.acknowledgedAt, latestPossible(now)),
      ),
    ),
  );
