import { findDevices, isKnownDevice } from '@aube/auth';
import type { Call } from '../context.ts';
import { forgetTries, type Try } from '../count-tries.ts';

/** The limit on codes of a person's second factor, whoever types them and from where. @decision D57 */
export const codeTry = (userId: number): Try => ['secondFactor.account', String(userId)];

/**
 * Limits of a login, by what was typed and never by the account, so that they tell nothing. A browser
 * that logged in to the account before counts by itself: no stranger shuts it out.
 * @source security RL-5
 */
export async function loginTries(ctx: Call, identifier: string): Promise<Try[]> {
  const { db, deviceId } = ctx;
  return deviceId !== null && (await isKnownDevice(db, deviceId, identifier))
    ? [deviceTry(identifier, deviceId)]
    : strangerTries(ctx, identifier);
}

function strangerTries(ctx: Call, identifier: string): Try[] {
  return [
    ['login.client', ctx.clientKey],
    ['login.accountAndClient', `${identifier}|${ctx.clientKey}`],
    ['login.account', identifier],
  ];
}

const deviceTry = (identifier: string, deviceId: string): Try => [
  'login.device',
  `${identifier}|${deviceId}`,
];

/** Forgets the wrong passwords on an account's names, once its owner has shown a mailed link. */
export async function forgetLoginTries(
  ctx: Call,
  { userId, email, username }: { userId: number; email: string; username: string },
): Promise<void> {
  await forgetTries(ctx, codeTry(userId));
  const devices = await findDevices(ctx.db, userId);
  for (const identifier of [email, username]) {
    const ofDevices = devices.map((deviceId) => deviceTry(identifier, deviceId));
    const tries = [...strangerTries(ctx, identifier), ...ofDevices];
    await forgetTries(ctx, ...tries.filter(([name]) => name !== 'login.client'));
  }
}
