import { staffAlerts } from '@aube/db/schema';
import { and, isNull, lte, or, type SQL } from 'drizzle-orm';
import { forgottenSince } from '../../questionnaires/rules/charge.ts';

/**
 * SQL condition: nobody is in charge of the alert, or the alert was taken a day ago and has no
 * outcome.
 * @decision console#taking-charge
 */
export const needsStaff = (now: Date): SQL | undefined =>
  or(
    isNull(staffAlerts.acknowledgedAt),
    and(isNull(staffAlerts.outcome), lte(staffAlerts.acknowledgedAt, forgottenSince(now))),
  );
