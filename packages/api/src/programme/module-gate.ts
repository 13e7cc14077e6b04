import { AppError } from '../errors.ts';
import type { ModuleStanding } from './record/modules-of-programme.ts';
import type { ProgrammeFacts } from './rules/programme-facts.ts';
import type { ProgrammeRecord } from './record/programme-record.ts';

type Gate = Pick<ProgrammeFacts, 'takesEntries' | 'dueQuestionnaire'>;

/** @decision D34 D37 */
export function isModuleShown(module: ModuleStanding, { dueQuestionnaire }: Gate): boolean {
  return dueQuestionnaire === null && module.state !== 'locked';
}

/**
 * @throws QUESTIONNAIRE_DUE with `questionnaire`; MODULE_LOCKED with `module`, `opensOn`,
 *   `afterModule` and `isStopped`
 * @decision D34 D37
 */
export function refuseUnlessShown(module: ModuleStanding, { dueQuestionnaire }: Gate): void {
  if (dueQuestionnaire !== null) {
    throw new AppError('QUESTIONNAIRE_DUE', { details: { questionnaire: dueQuestionnaire } });
  }
  if (module.state === 'locked') {
    const { number, opensOn, afterModule, isStopped } = module;
    throw new AppError('MODULE_LOCKED', {
      details: { module: number, opensOn, afterModule, isStopped },
    });
  }
}

/**
 * @throws PROGRAMME_ABANDONED, and the errors of `refuseUnlessShown`
 * @decision D36
 */
export function refuseUnlessWritable(module: ModuleStanding, gate: Gate): void {
  if (!gate.takesEntries) throw new AppError('PROGRAMME_ABANDONED');
  refuseUnlessShown(module, gate);
}

/** @decision D36 D44 */
export function isModuleKept(
  { userId, viewerUserId }: Pick<ProgrammeRecord, 'userId' | 'viewerUserId'>,
  { takesEntries }: Pick<Gate, 'takesEntries'>,
): boolean {
  return takesEntries && userId === viewerUserId;
}
