import type { KeptNight } from './device/kept-night.ts';
import type { Programme } from './programme-data.ts';
import { isUnsent, type SubmittedStanding } from './standing.ts';
import { createStore, useStore } from './store.ts';

/** A night on the device, and its state: `sent` since this page was opened. */
export type DeviceNight = Omit<KeptNight, 'standing'> & {
  readonly standing: SubmittedStanding;
};

/** Nights of the present person on this device, the earliest first. */
export const deviceNights = createStore<readonly DeviceNight[]>([]);

/** The server's last answer with the nights of this device: none of them is asked for again. */
export const deviceView = createStore((overview: Programme): Programme => overview);

/** One night that the server does not have yet; undefined once it has. */
export function useKeptNight(date: string | undefined): DeviceNight | undefined {
  return useStore(deviceNights).find((night) => night.date === date && isUnsent(night));
}

/** True when the present person owns this device. @decision D59 D66 */
export const ownDevice = createStore(false);

/** True when the last draft is on this device: its database may be full, or refused. */
export const holdsDrafts = createStore(false);

/** A logout is asked for while only this device or tab has some data: the person is asked first. */
export const isLogoutAsked = createStore(false);
