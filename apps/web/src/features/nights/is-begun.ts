import { typedIn } from '../../lib/open-drafts.ts';
import type { DiaryDay, Programme } from '../../lib/programme-data.ts';

/** Names the draft of a night. */
export const nightKey = (date: string) => `night/${date}`;

/** The night of a draft's name. */
export const dateOfNight = (key: string) => key.slice(nightKey('').length);

/** True when a part of a night is typed and not saved, here or on the server. */
export function isBegun({ person, drafts }: Programme, { id, date }: DiaryDay): boolean {
  return (
    typedIn(person.userId, nightKey(date)) !== null || drafts.some(({ dayId }) => dayId === id)
  );
}
