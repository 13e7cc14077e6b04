import { useDates } from '../../../lib/dates.ts';
import { deviceTimeZone } from '../../../lib/device-time-zone.ts';
import type { StoredExercise } from './written.ts';

/** The day on which an entry was begun; of what has no such day, when it was last written. */
export function useEntryDate({
  writtenOn,
  updatedAt,
}: Pick<StoredExercise, 'writtenOn' | 'updatedAt'>): string {
  const dates = useDates();
  return writtenOn === null ? dates.dayOf(updatedAt, deviceTimeZone()) : dates.day(writtenOn);
}
