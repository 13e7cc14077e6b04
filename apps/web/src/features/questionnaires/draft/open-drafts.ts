import { AnswerDraft } from './answer-draft.ts';
import type { Kept, SaveReply } from './draft-types.ts';

const drafts = new Map<string, AnswerDraft<SaveReply>>();

/** A draft belongs to a person: somebody else's login in the same tab finds nothing of it. */
export function draftKey(userId: number, questionnaire: string): string {
  return `${userId}/${questionnaire}`;
}

/** The draft of this tab, brought up to what the server holds; what was not sent yet stays. */
export function openDraft<Reply extends SaveReply>(key: string, kept: Kept): AnswerDraft<Reply> {
  const owner = key.slice(0, key.indexOf('/') + 1);
  for (const other of drafts.keys()) if (!other.startsWith(owner)) forgetDraft(other);
  const known = drafts.get(key) as AnswerDraft<Reply> | undefined;
  if (known) {
    known.adopt(kept);
    return known;
  }
  const draft = new AnswerDraft<Reply>(kept);
  drafts.set(key, draft);
  return draft;
}

export function forgetDraft(key: string): void {
  drafts.get(key)?.close();
  drafts.delete(key);
}
