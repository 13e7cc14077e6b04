import type { RouterOutputs } from '@aube/api';
import type { KeptNight } from './device/kept-night.ts';
import { createStore, useStore } from './store.ts';

/** A night on the device, and where it stands: `sent` since this page was opened. */
export type DeviceNight = Omit<KeptNight, 'standing'> & {
  readonly standing: KeptNight['standing'] | 'sending' | 'sent';
};

/** The nights of the person on the screen that this device keeps, the earliest first. */
export const deviceNights = createStore<readonly DeviceNight[]>([]);

type Overview = RouterOutputs['programme']['overview'];

/** What the server said last, with the nights of this device: nobody is asked for one of them again. */
export const deviceView = createStore((overview: Overview): Overview => overview);

/** Whether the server does not have it yet. */
export const isUnsent = ({ standing }: { readonly standing: string }): boolean =>
  standing !== 'sent';

/** One night that the server does not have yet; undefined when it has what was written. */
export function useKeptNight(date: string | undefined): DeviceNight | undefined {
  return useStore(deviceNights).find((night) => night.date === date && isUnsent(night));
}

/** Whether the person on the screen said that this device is theirs. @decision D59 D66 */
export const ownDevice = createStore(false);

/** Whether the draft that was written last is on this device: its database may be full, or refused. */
export const holdsDrafts = createStore(false);

/** Somebody wants to log out while this device, or this tab, alone has something of theirs: they are asked first. */
export const isLogoutAsked = createStore(false);
