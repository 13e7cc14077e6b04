import type { Questionnaire } from '@aube/content';
import type { abandonmentAnswers } from '@aube/db/schema';
import { z } from 'zod';
import { ownUndoUntil } from '../programme/rules/abandonment.ts';
import { shownAnswers } from './answers-input.ts';

/** Staff member who ended or reopened the programme, and the reason; shown to staff only. */
const staffNotes = z.object({
  endedBy: z.string().nullable(),
  endedReason: z.string().nullable(),
  undoneBy: z.string().nullable(),
  undoneReason: z.string().nullable(),
});
export type StaffNotes = z.infer<typeof staffNotes>;

export const abandonmentOutput = z.object({
  id: z.number(),
  status: z.enum(['draft', 'submitted', 'undone']),
  submittedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  /**
   * Last instant at which the abandonment can be undone; null for a draft, after an undo, and
   * after this instant.
   */
  undoableUntil: z.string().nullable(),
  /** True when a staff member ended the programme; the answers are empty in this case. */
  isByStaff: z.boolean(),
  staffNotes: staffNotes.nullable(),
  version: z.number(),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});
export type AbandonmentOutput = z.infer<typeof abandonmentOutput>;
export type AbandonmentRow = typeof abandonmentAnswers.$inferSelect;

function statusOf({ submittedAt, undoneAt }: AbandonmentRow): AbandonmentOutput['status'] {
  if (undoneAt !== null) return 'undone';
  return submittedAt === null ? 'draft' : 'submitted';
}

export function abandonmentOutputOf(
  questionnaire: Questionnaire,
  row: AbandonmentRow,
  now: Date,
  notes: StaffNotes | null = null,
): AbandonmentOutput {
  const { id, submittedAt, undoneAt, version } = row;
  const isByStaff = row.endedByUserId !== null;
  const status = statusOf(row);
  return {
    id,
    status,
    submittedAt: submittedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    undoableUntil:
      status === 'submitted' && submittedAt
        ? (ownUndoUntil({ at: submittedAt, isByStaff }, now)?.toISOString() ?? null)
        : null,
    isByStaff,
    staffNotes: notes,
    version,
    answers: shownAnswers(questionnaire, row),
  };
}
