import type { Begun } from './draft-types.ts';

/**
 * A place for drafts besides the memory of this tab. A store never fails: if it cannot write it
 * keeps nothing, and the page still has the draft. @decision D66
 */
export type DraftStore = {
  /** The draft of a person under a key; null without one. */
  readonly read: (personId: number, key: string) => Promise<Begun<unknown, unknown> | null>;
  /** Keeps data that the server does not have yet; null once it has. False when nothing was written. */
  readonly write: (
    personId: number,
    key: string,
    draft: Begun<unknown, unknown> | null,
  ) => Promise<boolean>;
  /** Deletes the drafts of all other people. */
  readonly keepOnly: (personId: number) => void;
};
