import { AppError } from '../errors.ts';
import { isOpenEarly } from './rules/early-chapter.ts';
import type { ModuleStanding } from './record/modules-of-programme.ts';
import type { ProgrammeFacts } from './rules/programme-facts.ts';
import type { ProgrammeRecord } from './record/programme-record.ts';

type Gate = Pick<ProgrammeFacts, 'takesEntries' | 'dueQuestionnaire' | 'programmeWeek'>;

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

type GatedChapter = { readonly module: ModuleStanding; readonly id: string };

/** @decision D34 D37 D79 */
export function isChapterShown({ module, id }: GatedChapter, gate: Gate): boolean {
  if (gate.dueQuestionnaire === null && isOpenEarly(id, gate.programmeWeek)) return true;
  return isModuleShown(module, gate);
}

/** @throws the errors of `refuseUnlessShown` @decision D34 D37 D79 */
export function refuseUnlessChapterShown(chapter: GatedChapter, gate: Gate): void {
  if (!isChapterShown(chapter, gate)) refuseUnlessShown(chapter.module, gate);
}

/** @throws PROGRAMME_ABANDONED, and the errors of `refuseUnlessShown` @decision D36 D79 */
export function refuseUnlessChapterWritable(chapter: GatedChapter, gate: Gate): void {
  if (!gate.takesEntries) throw new AppError('PROGRAMME_ABANDONED');
  refuseUnlessChapterShown(chapter, gate);
}

/** @decision D36 D44 */
export function isModuleKept(
  { userId, viewerUserId }: Pick<ProgrammeRecord, 'userId' | 'viewerUserId'>,
  { takesEntries }: Pick<Gate, 'takesEntries'>,
): boolean {
  return takesEntries && userId === viewerUserId;
}
