import { useDates } from '../../../lib/dates.ts';
import { useAccountZone } from '../../../lib/use-account-zone.ts';
import type { StoredExercise } from './written.ts';

export function useEntryDate({
  writtenOn,
  updatedAt,
}: Pick<StoredExercise, 'writtenOn' | 'updatedAt'>): string {
  const dates = useDates();
  const timeZone = useAccountZone();
  return writtenOn === null ? dates.dayOf(updatedAt, timeZone) : dates.day(writtenOn);
}
