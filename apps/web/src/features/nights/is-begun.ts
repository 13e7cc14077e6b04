import { typedIn } from '../../lib/open-drafts.ts';
import type { DiaryDay, Programme } from '../../lib/programme-data.ts';

export const nightKey = (date: string) => `night/${date}`;

export const dateOfNight = (key: string) => key.slice(nightKey('').length);

export function isBegun({ person, drafts }: Programme, { id, date }: DiaryDay): boolean {
  return (
    typedIn(person.userId, nightKey(date)) !== null || drafts.some(({ dayId }) => dayId === id)
  );
}
