import type { Database } from '@aube/db';
import { screeningAnswers } from '@aube/db/schema';
import { lt } from 'drizzle-orm';

/**
 * Days for which a self-screening is kept after the last save. The offer to register ends earlier.
 */
const SCREENING_KEPT_DAYS = 30;

/** @decision rights-and-roles#end-of-each-table */
export async function purgeScreenings(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SCREENING_KEPT_DAYS * 24 * 60 * 60_000);
  await db.delete(screeningAnswers).where(lt(screeningAnswers.updatedAt, before));
}
