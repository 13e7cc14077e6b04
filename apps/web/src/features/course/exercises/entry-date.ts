import { useDates } from '../../../lib/dates.ts';
import { deviceTimeZone } from '../../../lib/device-time-zone.ts';
import type { StoredExercise } from './written.ts';

/** Date on which an entry was begun; when unknown, the date of the last change. */
export function useEntryDate({
  writtenOn,
  updatedAt,
}: Pick<StoredExercise, 'writtenOn' | 'updatedAt'>): string {
  const dates = useDates();
  return writtenOn === null ? dates.dayOf(updatedAt, deviceTimeZone()) : dates.day(writtenOn);
}
