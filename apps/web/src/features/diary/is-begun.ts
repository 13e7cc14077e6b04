import { isTyped } from '../../lib/open-drafts.ts';
import type { DiaryDay, Programme } from './programme-data.ts';

/** Names the draft of a night among its person's. */
export const nightKey = (date: string) => `night/${date}`;

/** Whether something of a night is written and not saved, here or at the server. */
export function isBegun({ person, drafts }: Programme, { id, date }: DiaryDay): boolean {
  return isTyped(person.userId, nightKey(date)) || drafts.some(({ dayId }) => dayId === id);
}
