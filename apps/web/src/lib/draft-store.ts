import type { Begun } from './draft-types.ts';

/**
 * Where drafts are kept besides the memory of this tab. A store never fails: one that cannot write
 * keeps nothing, and the page still has it. @decision D66
 */
export type DraftStore = {
  /** What a person left under a key; null for nothing. */
  readonly read: (personId: number, key: string) => Promise<Begun<unknown, unknown> | null>;
  /** Keeps what the server does not have yet; null once it has. False where nothing was written. */
  readonly write: (
    personId: number,
    key: string,
    draft: Begun<unknown, unknown> | null,
  ) => Promise<boolean>;
  /** Forgets what everybody else left. */
  readonly keepOnly: (personId: number) => void;
};
