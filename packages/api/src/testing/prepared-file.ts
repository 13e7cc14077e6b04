import { credentialFromBearer } from '@aube/auth';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { exportInput } from '../exports/export-input.ts';
import { type LeavingFile, openPreparedExport } from '../exports/open-prepared.ts';
import { type createWorld, MORNING, TEST_ORIGIN } from './world.ts';

/** What a file is asked for with. */
export type AskedFile = z.input<typeof exportInput>;

type World = Pick<Awaited<ReturnType<typeof createWorld>>, 'services' | 'callerIn'>;

/** A file that somebody prepared: the same session opens it, at another time or in another context if `given`. */
export async function preparedFile(
  { services, callerIn }: World,
  userId: number,
  asked: AskedFile,
  { now = MORNING, ...preparing }: Partial<Context> = {},
): Promise<(given?: Partial<Context>) => Promise<LeavingFile>> {
  const { token } = await services.auth.open({ userId, kind: 'bearer', now: MORNING });
  const credential = credentialFromBearer(`Bearer ${token}`);
  const { key } = await callerIn({ credential, now, ...preparing }).exports.prepare(asked);
  const context = { ...services, credential, now, requestId: 'sent', origin: TEST_ORIGIN };
  return (given = {}) => openPreparedExport({ ...context, ...given } as Context, key);
}

/** Lets a file leave, and takes nothing of it. */
export async function leaveUnread(open: () => Promise<LeavingFile>): Promise<void> {
  await (await open()).bytes.return(undefined);
}
