import type { KeptNight } from './device/kept-night.ts';
import type { Programme } from './programme-data.ts';
import { isUnsent, type SubmittedStanding } from './standing.ts';
import { createStore, useStore } from './store.ts';

export type DeviceNight = Omit<KeptNight, 'standing'> & {
  readonly standing: SubmittedStanding;
};

export const deviceNights = createStore<readonly DeviceNight[]>([]);

export const deviceView = createStore((overview: Programme): Programme => overview);

export function useKeptNight(date: string | undefined): DeviceNight | undefined {
  return useStore(deviceNights).find((night) => night.date === date && isUnsent(night));
}

/** @decision D59 D66 */
export const ownDevice = createStore(false);

/**
 * True when this device can store drafts. False when the browser's database is full or not
 * allowed.
 */
export const holdsDrafts = createStore(false);

export const isLogoutAsked = createStore(false);
