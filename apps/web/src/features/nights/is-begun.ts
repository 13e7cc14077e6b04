import { typedIn } from '../../lib/open-drafts.ts';
import type { DiaryDay, Programme } from '../../lib/programme-data.ts';

/** Key of the draft of a night. */
export const nightKey = (date: string) => `night/${date}`;

/** Date of the night, from the key of its draft. */
export const dateOfNight = (key: string) => key.slice(nightKey('').length);

/** True when a part of a night is typed and not saved, in this tab or as a draft on the server. */
export function isBegun({ person, drafts }: Programme, { id, date }: DiaryDay): boolean {
  return (
    typedIn(person.userId, nightKey(date)) !== null || drafts.some(({ dayId }) => dayId === id)
  );
}
