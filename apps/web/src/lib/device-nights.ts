import type { KeptNight } from './device/kept-night.ts';
import type { Programme } from './programme-data.ts';
import { isUnsent, type SubmittedStanding } from './standing.ts';
import { createStore, useStore } from './store.ts';

/**
 * A night on the device with its state; `sent` when the night was sent since this page was opened.
 */
export type DeviceNight = Omit<KeptNight, 'standing'> & {
  readonly standing: SubmittedStanding;
};

/** Nights of the present person on this device, the earliest first. */
export const deviceNights = createStore<readonly DeviceNight[]>([]);

/** Changes the server's last answer so that nights on this device are not asked for again. */
export const deviceView = createStore((overview: Programme): Programme => overview);

/** A night that the server does not have yet; undefined when the server has the night. */
export function useKeptNight(date: string | undefined): DeviceNight | undefined {
  return useStore(deviceNights).find((night) => night.date === date && isUnsent(night));
}

/** True when the present person owns this device. @decision D59 D66 */
export const ownDevice = createStore(false);

/**
 * True when the last draft was written to this device; false when the browser's database is full
 * or refused.
 */
export const holdsDrafts = createStore(false);

/**
 * True when a logout waits for an answer of the person, because some data exists only on this
 * device or in this tab.
 */
export const isLogoutAsked = createStore(false);
