import { useDates } from '../../../lib/dates.ts';
import { deviceTimeZone } from '../../../lib/device-time-zone.ts';
import type { StoredExercise } from './written.ts';

/** The date an entry was begun; without one, the date of its last change. */
export function useEntryDate({
  writtenOn,
  updatedAt,
}: Pick<StoredExercise, 'writtenOn' | 'updatedAt'>): string {
  const dates = useDates();
  return writtenOn === null ? dates.dayOf(updatedAt, deviceTimeZone()) : dates.day(writtenOn);
}
