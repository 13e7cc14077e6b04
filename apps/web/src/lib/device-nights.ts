import type { KeptNight } from './device/kept-night.ts';
import type { Programme } from './programme-data.ts';
import { isUnsent, type SubmittedStanding } from './standing.ts';
import { createStore, useStore } from './store.ts';

/** `sent`: the night was sent after this page was opened. */
export type DeviceNight = Omit<KeptNight, 'standing'> & {
  readonly standing: SubmittedStanding;
};

export const deviceNights = createStore<readonly DeviceNight[]>([]);

/** Shows nights stored on this device as completed in the server's last answer. */
export const deviceView = createStore((overview: Programme): Programme => overview);

/** Undefined when the server has the night. */
export function useKeptNight(date: string | undefined): DeviceNight | undefined {
  return useStore(deviceNights).find((night) => night.date === date && isUnsent(night));
}

/** @decision D59 D66 */
export const ownDevice = createStore(false);

/** False when the browser's database is full or refused. */
export const holdsDrafts = createStore(false);

/**
 * True while the person must confirm the logout, because some data exists only on this device or
 * in this tab.
 */
export const isLogoutAsked = createStore(false);
