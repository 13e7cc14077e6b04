import { staffAlerts } from '@aube/db/schema';
import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { forgottenSince } from '../../questionnaires/rules/charge.ts';
import { latestPossible } from '../../time/rules/trusted-time.ts';

/**
 * SQL condition for an alert that nobody handles: nobody took charge, or the outcome is missing a
 * day later. `acknowledgedAt` in the future comes from a wrong clock; such an alert without an
 * outcome is included.
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
