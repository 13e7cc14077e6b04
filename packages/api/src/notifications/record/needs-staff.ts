import { staffAlerts } from '@aube/db/schema';
import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { forgottenSince } from '../../questionnaires/rules/charge.ts';
import { latestPossible } from '../../time/rules/trusted-time.ts';

/**
 * SQL condition for an alert that nobody handles: nobody took charge, or the outcome is missing a
 * day later. A future time of taking charge comes from a wrong clock, so an alert with this time
 * and no outcome is included too.
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
