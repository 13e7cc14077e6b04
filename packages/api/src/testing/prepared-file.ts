import { credentialFromBearer } from '@aube/auth';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { exportInput } from '../exports/export-input.ts';
import { type LeavingFile, openPreparedExport } from '../exports/open-prepared.ts';
import { programContext } from '../program-context.ts';
import { type createWorld, MORNING, TEST_ORIGIN } from './world.ts';

export type AskedFile = z.input<typeof exportInput>;

type World = Pick<Awaited<ReturnType<typeof createWorld>>, 'services' | 'callerIn' | 'asOperator'>;

/**
 * Prepares an export and returns a function that opens the file. `given` replaces parts of the
 * context.
 */
export async function preparedFile(
  { services, callerIn }: World,
  userId: number,
  asked: AskedFile,
  { now = MORNING, ...preparing }: Partial<Context> = {},
): Promise<(given?: Partial<Context>) => Promise<LeavingFile>> {
  const openedAt = now < MORNING ? now : MORNING;
  const { token } = await services.auth.open({ userId, kind: 'bearer', now: openedAt });
  const credential = credentialFromBearer(`Bearer ${token}`);
  const { key } = await callerIn({ credential, now, ...preparing }).exports.prepare(asked);
  const sent = { credential, now, locale: 'fr', requestId: 'sent', origin: TEST_ORIGIN } as const;
  const context = programContext(services, sent);
  return (given = {}) => openPreparedExport({ ...context, ...given }, key);
}

export async function operatorFile(
  { asOperator }: World,
  asked: AskedFile,
  given: Partial<Context> = {},
): Promise<LeavingFile> {
  const { site, context } = asOperator(given);
  const { key } = await site.exports.prepare(asked);
  return openPreparedExport(context, key);
}

export async function leaveUnread(open: () => Promise<LeavingFile>): Promise<void> {
  await (await open()).bytes.return(undefined);
}
