import { AppError } from '../errors.ts';
import { readOwnProgramme } from '../programme/programme-record.ts';
import type { WeekOutput } from './week-output.ts';
import { weeksOfProgramme } from './weeks-of-programme.ts';

/** One's own week as it stands after a change. @throws NOT_FOUND while it is not available */
export async function getOwnWeek(
  ctx: Parameters<typeof readOwnProgramme>[0],
  number: number,
): Promise<WeekOutput> {
  const weeks = weeksOfProgramme(await readOwnProgramme(ctx), ctx.now);
  const week = weeks.find((each) => each.number === number);
  if (!week) throw new AppError('NOT_FOUND');
  return week;
}
