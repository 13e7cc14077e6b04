import type { QueryClient } from '@tanstack/react-query';
import type { Account } from './account.ts';
import type * as device from './device/device.ts';
import type { SavedNight } from './device/kept-night.ts';
import type { DraftStore } from './draft-types.ts';
import { keptOnDevice } from './kept-text.ts';
import { deviceName } from './device-name.ts';
import { deviceNights, holdsDrafts, isLogoutAsked, ownDevice } from './device-nights.ts';
import { isUnsent } from './standing.ts';
import { isOfNight, tabSubmissions } from './tab-submissions.ts';

/** Marks this device as a person's own device, without naming the person. */
const mark = keptOnDevice('aube.device');

/** Loads the code for the device when the page is idle. A failure gives `otherwise`. */
const onDevice = <Reply>(ask: (code: typeof device) => Reply | Promise<Reply>, otherwise: Reply) =>
  import('./device/device.ts').then(ask).catch(() => otherwise);

// Safari lacks `requestIdleCallback`.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

const nothingToLook = async (): Promise<void> => undefined;
let look = nothingToLook;

/**
 * Asks the browser to keep unsent nights when space is short. Without https, `storage` is missing.
 * The browser may also refuse.
 */
function keepStorage(): void {
  if ('storage' in navigator) void navigator.storage.persist().catch(() => false);
}

/** Deletes the data of the person before on this device when another person logs in or out. */
export function followOnDevice(queryClient: QueryClient, account: Account | null): void {
  const isOwn = account?.isOwnDevice === true;
  ownDevice.set(isOwn);
  deviceNights.set([]);
  if (isOwn) {
    mark.write('1');
    keepStorage();
  }
  look = nothingToLook;
  if (mark.read() === null) return;
  let looking: Promise<void> | null = null;
  look = () => (looking ??= onDevice(({ arrive }) => arrive(queryClient, account), undefined));
  whenIdle(() => void look());
}

/**
 * Reopens the pages of the last visit when the server does not answer.
 * @returns the last person of this device; null for nobody
 */
export async function reopenOnDevice(queryClient: QueryClient): Promise<Account | null> {
  return mark.read() === null ? null : onDevice(({ reopen }) => reopen(queryClient), null);
}

/**
 * Deletes all data of the device after a confirmed logout (`personId` null). Otherwise deletes only
 * the data of `personId`, because another person may have logged in.
 */
export async function forgetDevice(personId: number | null): Promise<void> {
  if (mark.read() === null) return;
  deviceNights.set([]);
  if (personId !== null && (await onDevice(({ dropPerson }) => dropPerson(personId), null)) !== 0)
    return;
  mark.write(null);
  indexedDB.deleteDatabase(deviceName);
}

/** @decision D76 */
export function suspendOnDevice(): void {
  if (ownDevice.get()) void onDevice(({ suspendSeen }) => suspendSeen(), undefined);
}

export async function keepOnDevice(night: SavedNight, error: unknown): Promise<boolean> {
  return ownDevice.get() && onDevice(({ keepNight }) => keepNight(night, error), false);
}

export function forgetNight(date: string): void {
  if (deviceNights.get().length > 0) void onDevice(({ dropNight }) => dropNight(date), undefined);
}

/** Asks the person about data that a logout would delete; false when a logout deletes no data. */
export async function asksBeforeLogout(): Promise<boolean> {
  // The nights are loaded first, so that even an immediate logout asks about unsent nights.
  await look();
  if (mark.read() !== null && (await onDevice(({ askBeforeLogout }) => askBeforeLogout(), false))) {
    return true;
  }
  const isHeldByTab = tabSubmissions.get().filter(isUnsent).some(isOfNight);
  if (isHeldByTab) isLogoutAsked.set(true);
  return isHeldByTab;
}

/** @decision D66 */
export const deviceDrafts: DraftStore = {
  read: (...place) => onDevice(({ drafts }) => drafts.read(...place), null),
  async write(...draft) {
    const isWritten = await onDevice(({ drafts }) => drafts.write(...draft), false);
    holdsDrafts.set(isWritten);
    return isWritten;
  },
  keepOnly: (...person) => void onDevice(({ drafts }) => drafts.keepOnly(...person), undefined),
};
