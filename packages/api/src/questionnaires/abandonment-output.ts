import type { Questionnaire } from '@aube/content';
import type { abandonmentAnswers } from '@aube/db/schema';
import { z } from 'zod';
import { abandonmentUndoableUntil, isAbandonmentUndoable } from '../programme/rules/abandonment.ts';
import { shownAnswers } from './answers-input.ts';

export const abandonmentOutput = z.object({
  id: z.number(),
  status: z.enum(['draft', 'submitted', 'undone']),
  submittedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  /** Until when one may change one's mind; null for a draft, what was undone, or once it is over. */
  undoableUntil: z.string().nullable(),
  version: z.number(),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});
export type AbandonmentOutput = z.infer<typeof abandonmentOutput>;
export type AbandonmentRow = typeof abandonmentAnswers.$inferSelect;

function statusOf({ submittedAt, undoneAt }: AbandonmentRow): AbandonmentOutput['status'] {
  if (undoneAt !== null) return 'undone';
  return submittedAt === null ? 'draft' : 'submitted';
}

/** A stored abandonment as callers see it; of a draft, what still fits today's questions. */
export function abandonmentOutputOf(
  questionnaire: Questionnaire,
  row: AbandonmentRow,
  now: Date,
): AbandonmentOutput {
  const { id, submittedAt, undoneAt, version } = row;
  const status = statusOf(row);
  return {
    id,
    status,
    submittedAt: submittedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    undoableUntil:
      status === 'submitted' && submittedAt && isAbandonmentUndoable(submittedAt, now)
        ? abandonmentUndoableUntil(submittedAt).toISOString()
        : null,
    version,
    answers: shownAnswers(questionnaire, row),
  };
}
