import { flagAdvice, flagName } from '@aube/content';
import { safetyFlags, users } from '@aube/db/schema';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Context } from '../../context.ts';

export const flagOutput = z.object({
  id: z.number(),
  code: z.string(),
  /** Its name in the caller's language. */
  name: z.string(),
  /** Questionnaire that raised it. */
  source: z.string(),
  raisedAt: z.string(),
  /** The last answer that raised it again while open, with its questionnaire. */
  raisedAgainAt: z.string().nullable(),
  raisedAgainBy: z.string().nullable(),
  /** Counts raises: a clearing names the raise that was seen. */
  version: z.number(),
  clearedAt: z.string().nullable(),
  clearedBy: z.string().nullable(),
  clearedReason: z.string().nullable(),
  /** Closed by staff, by the person's new answer, or by two later answers « no » (D69). */
  clearedHow: z.enum(['staff', 'person', 'laterAnswers']).nullable(),
  /** Advice for the person. */
  advice: z.string(),
});
export type FlagOutput = z.infer<typeof flagOutput>;

/** The member of staff who cleared it, for a left join. */
export const clearer = alias(users, 'clearer');

export const flagColumns = {
  flag: safetyFlags,
  byFirstName: clearer.firstName,
  byLastName: clearer.lastName,
};

type Found = {
  flag: typeof safetyFlags.$inferSelect;
  byFirstName: string | null;
  byLastName: string | null;
};

function clearedHow({ clearedAt, clearedByUserId, clearedReason, userId }: Found['flag']) {
  if (clearedAt === null) return null;
  if (clearedByUserId === userId) return 'person';
  // An erasure removes the reason; then the clearing counts as staff's if its author is known.
  return clearedByUserId === null && clearedReason === null ? 'laterAnswers' : 'staff';
}

/** A stored flag for callers. */
export function flagOutputOf(
  { questionnaires, locale }: Pick<Context, 'questionnaires' | 'locale'>,
  { flag, byFirstName, byLastName }: Found,
): FlagOutput {
  return {
    id: flag.id,
    code: flag.code,
    name: flagName(questionnaires.instruments, flag.code)[locale],
    source: flag.source,
    raisedAt: flag.raisedAt.toISOString(),
    raisedAgainAt: flag.raisedAgainAt?.toISOString() ?? null,
    raisedAgainBy: flag.raisedAgainBy,
    version: flag.version,
    clearedAt: flag.clearedAt?.toISOString() ?? null,
    clearedBy: byFirstName === null ? null : `${byFirstName} ${byLastName ?? ''}`.trim(),
    clearedReason: flag.clearedReason,
    clearedHow: clearedHow(flag),
    advice: flagAdvice(flag.code)[locale],
  };
}
