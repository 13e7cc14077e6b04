import type { Course } from '@aube/content';
import { auditLog, participants } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import type { AppError } from '../errors.ts';
import type { createWorld } from '../testing/world.ts';

type World = Awaited<ReturnType<typeof createWorld>>;
type Caller = Awaited<ReturnType<World['as']>>;
export type CourseCaller = Caller['programme'];

export async function completeModule(caller: Caller, course: Course, number: number) {
  await caller.programme.markVideoWatched({ moduleId: number });
  const module = course.modules.find((each) => each.number === number);
  for (const chapter of module?.chapters ?? []) {
    await caller.programme.markChapterRead({ number: chapter.number });
  }
}

export async function refusalOf(asked: Promise<unknown>) {
  const [outcome] = await Promise.allSettled([asked]);
  if (outcome.status === 'fulfilled') return null;
  const { appCode, details, issues } = outcome.reason as AppError;
  return { code: appCode, details, issues };
}

export const abandonAt = ({ db }: World, userId: number, abandonedAt: Date) =>
  db
    .update(participants)
    .set({ abandonedAt, abandonedOn: abandonedAt.toISOString().slice(0, 10) })
    .where(eq(participants.userId, userId));

export const auditRowsOf = ({ db }: World, userId: number) =>
  db
    .select({ action: auditLog.action, objectId: auditLog.objectId, actor: auditLog.actorUserId })
    .from(auditLog)
    .where(eq(auditLog.subjectUserId, userId))
    .orderBy(auditLog.id);
