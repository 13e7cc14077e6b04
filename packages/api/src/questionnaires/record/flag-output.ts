import { flagAdvice, flagName } from '@aube/content';
import { safetyFlags, users } from '@aube/db/schema';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { lifterOf } from './lifter-of.ts';

export const flagOutput = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  source: z.string(),
  raisedAt: z.string(),
  raisedAgainAt: z.string().nullable(),
  raisedAgainBy: z.string().nullable(),
  /** Number of times that the flag was raised. A request to clear the flag contains this number. */
  version: z.number(),
  clearedAt: z.string().nullable(),
  clearedBy: z.string().nullable(),
  clearedReason: z.string().nullable(),
  /**
   * `person`: a new answer of the participant closed the flag. `laterAnswers`: two later answers «
   * no » closed the flag (D69).
   */
  clearedHow: z.enum(['staff', 'person', 'laterAnswers']).nullable(),
  /**
   * `staff`: only staff can close the flag. `owner`: the participant can also close the flag.
   * `twoNos`: two later answers « no » also close the flag.
   * @decision D76
   */
  lifter: z.enum(['staff', 'owner', 'twoNos']),
  advice: z.string(),
});
export type FlagOutput = z.infer<typeof flagOutput>;

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
  // An erasure deletes the reason that staff gave, so a missing reason alone does not mean
  // `laterAnswers`.
  return clearedByUserId === null && clearedReason === null ? 'laterAnswers' : 'staff';
}

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
    lifter: lifterOf(questionnaires.instruments, flag),
    advice: flagAdvice(flag.code)[locale],
  };
}
