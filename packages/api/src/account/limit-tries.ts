import { findDevices, isKnownDevice, type LimitName, type Try } from '@aube/auth';
import { toEmailAddress } from '@aube/dictionary';
import type { Call } from '../context.ts';
import { countTries, forgetTries } from '../count-tries.ts';
import { AppError, type FieldIssue } from '../errors.ts';

const codeTryOf = (userId: number, deviceId: string | null): Try => [
  'secondFactor.account',
  deviceId === null ? String(userId) : `${userId}|${deviceId}`,
];

/**
 * Counter for tries of second-factor codes. A known browser has its own counter, so that strangers
 * cannot use up the owner's tries.
 * @decision D57 sign-in#second-factor
 */
export async function codeTry({ db, deviceId }: Call, userId: number): Promise<Try> {
  const isKnown = deviceId !== null && (await findDevices(db, userId)).includes(deviceId);
  return codeTryOf(userId, isKnown ? deviceId : null);
}

/** Text under which a login is counted, the same for each form of an address. */
export const toIdentifier = (typed: string): string =>
  typed.includes('@') ? toEmailAddress(typed) : typed;

/**
 * Counters for a login. They count the typed identifier, so that a limit does not reveal if an
 * account exists. A known browser has its own counter, so that strangers cannot block the owner.
 * @source security RL-5
 */
export async function loginTries(ctx: Call, identifier: string): Promise<Try[]> {
  const { db, deviceId } = ctx;
  const isKnown = deviceId !== null && (await isKnownDevice(db, deviceId, identifier));
  return loginTriesOf(ctx, identifier, isKnown);
}

export function loginTriesOf(ctx: Call, typed: string, isKnownDevice: boolean): Try[] {
  const { deviceId } = ctx;
  const identifier = toIdentifier(typed);
  return deviceId !== null && isKnownDevice
    ? [deviceTry(identifier, deviceId)]
    : strangerTries(ctx, identifier);
}

function strangerTries(ctx: Call, identifier: string): Try[] {
  return [
    ['login.client', ctx.clientKey],
    ['login.accountAndClient', `${identifier}|${ctx.clientKey}`],
    ['login.accountAndClientHour', `${identifier}|${ctx.clientKey}`],
    ['login.account', identifier],
  ];
}

const deviceTry = (identifier: string, deviceId: string): Try => [
  'login.device',
  `${identifier}|${deviceId}`,
];

/**
 * Resets the counters of wrong passwords after the owner of an account has used an emailed link.
 */
export async function forgetLoginTries(
  ctx: Call,
  { userId, email, username }: { userId: number; email: string; username: string },
): Promise<void> {
  const devices = await findDevices(ctx.db, userId);
  await forgetTries(ctx, ...[null, ...devices].map((deviceId) => codeTryOf(userId, deviceId)));
  for (const identifier of [email, username].map(toIdentifier)) {
    const ofDevices = devices.map((deviceId) => deviceTry(identifier, deviceId));
    const tries = [...strangerTries(ctx, identifier), ...ofDevices];
    await forgetTries(ctx, ...tries.filter(([name]) => name !== 'login.client'));
  }
}

/**
 * Refuses an invalid link and counts the try. Valid links are never limited.
 * @decision sign-in#known-browsers
 * @throws TOKEN_INVALID; TOO_MANY_REQUESTS with the seconds to wait
 */
export async function refuseLink(
  ctx: Call,
  name: Extract<LimitName, `${string}.client`>,
  issues?: FieldIssue[],
): Promise<never> {
  await countTries(ctx, [name, ctx.clientKey]);
  throw new AppError('TOKEN_INVALID', issues && { issues });
}
