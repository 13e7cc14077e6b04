import { isKnownHere } from './device-time-zone.ts';
import { createStore, useStore } from './store.ts';

/** Zone of the account of the page's session; null without a person. */
export const accountZone = createStore<string | null>(null);

/** Zone of written dates and times; undefined for the zone of the device. @decision D97 */
export function useWrittenZone(): string | undefined {
  const zone = useStore(accountZone);
  return zone !== null && isKnownHere(zone) ? zone : undefined;
}
