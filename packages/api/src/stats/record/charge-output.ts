import { z } from 'zod';
import type { Actor } from '../../context.ts';
import { isStepUndoable, stepUndoableUntil } from '../../questionnaires/rules/charge.ts';
import type { StoredCharge } from './call-facts.ts';

export const chargeOutput = z.object({
  by: z.string(),
  at: z.string(),
  undoableUntil: z.string().nullable(),
});

export function chargeOutputOf(
  { byUserId, by, takenAt }: StoredCharge,
  { actor, now }: { actor: Actor; now: Date },
): z.infer<typeof chargeOutput> {
  const at = new Date(takenAt);
  const isOwn = byUserId === actor.userId && isStepUndoable(at, now);
  return {
    by,
    at: at.toISOString(),
    undoableUntil: isOwn ? stepUndoableUntil(at).toISOString() : null,
  };
}
