import type { QueryRunner } from '@aube/db';
import { AppError } from '../errors.ts';
import { readOwnProgramme } from '../programme/record/programme-record.ts';
import type { WeekOutput } from './record/week-output.ts';
import { weeksOfProgramme } from './record/weeks-of-programme.ts';

/**
 * Reads the caller's week after a change, in the transaction of the change.
 * @throws NOT_FOUND while the week is not available
 */
export async function getOwnWeek(
  ctx: Parameters<typeof readOwnProgramme>[0],
  number: number,
  on: QueryRunner,
): Promise<WeekOutput> {
  const weeks = weeksOfProgramme(await readOwnProgramme(ctx, on), ctx.now);
  const week = weeks.find((each) => each.number === number);
  if (!week) throw new AppError('NOT_FOUND');
  return week;
}
