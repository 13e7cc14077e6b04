import { typedIn } from '../../lib/open-drafts.ts';
import type { DiaryDay, Programme } from '../../lib/programme-data.ts';

/** Names the draft of a night among its person's. */
export const nightKey = (date: string) => `night/${date}`;

/** The night that a draft's name stands for. */
export const dateOfNight = (key: string) => key.slice(nightKey('').length);

/** Whether something of a night is written and not saved, here or at the server. */
export function isBegun({ person, drafts }: Programme, { id, date }: DiaryDay): boolean {
  return (
    typedIn(person.userId, nightKey(date)) !== null || drafts.some(({ dayId }) => dayId === id)
  );
}
