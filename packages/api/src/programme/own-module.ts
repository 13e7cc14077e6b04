import type { Chapter } from '@aube/content';
import { AppError } from '../errors.ts';
import type { Context } from '../context.ts';
import { refuseWhileConsulting } from '../refuse-while-consulting.ts';
import { refuseUnlessChapterWritable, refuseUnlessWritable } from './module-gate.ts';
import { modulesOutputOf, type ModuleOutput } from './module-output.ts';
import { modulesOfProgramme } from './record/modules-of-programme.ts';
import { factsOf } from './rules/programme-facts.ts';
import { readOwnProgramme, type ProgrammeRecord } from './record/programme-record.ts';

type Asker = Parameters<typeof readOwnProgramme>[0] & Pick<Context, 'course' | 'locale'>;

/**
 * Reads the caller's programme, for a procedure that saves progress.
 * @param userId owner of the programme; only the caller is accepted (decision D44)
 * @throws FORBIDDEN for a caller who is not a participant; CONSULTATION_READ_ONLY for another
 *   person's programme
 */
export async function readOwnCourse(ctx: Asker, userId?: number): Promise<ProgrammeRecord> {
  const record = await readOwnProgramme(ctx);
  refuseWhileConsulting(record, userId);
  return record;
}

/**
 * @throws PROGRAMME_ABANDONED, QUESTIONNAIRE_DUE, MODULE_LOCKED; NOT_FOUND for an unknown module
 */
export function refuseUnlessModuleOpen(
  ctx: Asker,
  record: ProgrammeRecord,
  moduleNumber: number,
): void {
  refuseUnlessWritable(getStanding(ctx, record, moduleNumber), factsOf(record, ctx.now));
}

/**
 * @throws PROGRAMME_ABANDONED, QUESTIONNAIRE_DUE, MODULE_LOCKED
 * @decision D79
 */
export function refuseUnlessChapterOpen(
  ctx: Asker,
  record: ProgrammeRecord,
  { id, moduleNumber }: Pick<Chapter, 'id' | 'moduleNumber'>,
): void {
  const module = getStanding(ctx, record, moduleNumber);
  refuseUnlessChapterWritable({ id, module }, factsOf(record, ctx.now));
}

function getStanding({ course, now }: Asker, record: ProgrammeRecord, moduleNumber: number) {
  const modules = modulesOfProgramme(record, course, now);
  const module = modules.find(({ number }) => number === moduleNumber);
  if (!module) throw new AppError('NOT_FOUND');
  return module;
}

export async function getOwnModule(ctx: Asker, moduleNumber: number): Promise<ModuleOutput> {
  const modules = modulesOutputOf(await readOwnProgramme(ctx), ctx);
  const module = modules.find(({ number }) => number === moduleNumber);
  if (!module) throw new AppError('NOT_FOUND');
  return module;
}
