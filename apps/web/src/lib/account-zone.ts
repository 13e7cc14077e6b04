import { isKnownHere } from './device-time-zone.ts';
import { createStore, useStore } from './store.ts';

export const accountZone = createStore<string | null>(null);

/** Zone for written dates and times; undefined means the zone of the device. @decision D97 */
export function useWrittenZone(): string | undefined {
  const zone = useStore(accountZone);
  return zone !== null && isKnownHere(zone) ? zone : undefined;
}
