import type { DraftStore } from './draft-store.ts';
import type { Begun, Connection } from './draft-types.ts';
import { createKeptDraft, type KeptDraft } from './kept-draft.ts';
import { type LeftDraft, leftDrafts, unsubmittedDrafts } from './left-drafts.ts';
import { isSame } from './is-same.ts';
import { watchPage } from './page-events.ts';
import { hasLeftOnPurpose, nobody, presentPerson } from './present-person.ts';

/** The common part of all drafts. */
type OpenDraft = {
  readonly personId: number;
  readonly key: string;
  readonly draft: Pick<
    KeptDraft<unknown, unknown>,
    'get' | 'leave' | 'resume' | 'isAtStake' | 'withdraw'
  >;
};

/**
 * The drafts of this tab outlive their pages: after a lost session, a login or a walk through the
 * site they are still there, and the network's return sends them. A draft belongs to a person:
 * another login in the same tab neither sees nor sends it.
 */
const drafts = new Map<string, OpenDraft>();

const idOf = (personId: number, key: string) => `${personId}/${key}`;
/** Sends waiting drafts now, unless the server asked for more time. */
export const resumeAll = () => drafts.forEach(({ draft }) => draft.resume());
const leaveAll = () => drafts.forEach(({ draft }) => draft.leave());
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const standings = {
  none: null,
  sending: null,
  waiting: 'inTab',
  merged: 'toCompare',
  conflict: 'toCompare',
  refused: 'refused',
} as const;

/** State of a submission whose page was left; null without one. */
function leftStanding(key: string, { draft }: OpenDraft): LeftDraft['standing'] | null {
  const { leaving, submission } = draft.get();
  if (leaving === 'goesOn') return standings[submission.kind];
  // One that passed at once is not announced.
  const isTold = leftDrafts.get().some((left) => left.key === key);
  return leaving === 'sent' && isTold ? 'sent' : null;
}

function watchLeft(): void {
  const left: LeftDraft[] = [];
  const unsubmitted: LeftDraft[] = [];
  for (const open of drafts.values()) {
    const { key, personId } = open;
    if (personId !== presentPerson.get()) continue;
    const standing = leftStanding(key, open);
    if (standing) left.push({ key, standing });
    const { kind } = open.draft.get().submission;
    if (kind !== 'none') unsubmitted.push({ key, standing: standings[kind] ?? 'inTab' });
  }
  if (!isSame(left, leftDrafts.get())) leftDrafts.set(left);
  if (!isSame(unsubmitted, unsubmittedDrafts.get())) unsubmittedDrafts.set(unsubmitted);
}

/** The notice about sent or refused submissions was read. */
export function closeLeft(): void {
  const isRead = ({ key, standing }: LeftDraft) => {
    if (standing === 'refused') drafts.get(idOf(presentPerson.get(), key))?.draft.withdraw();
    return standing === 'sent' || standing === 'refused';
  };
  leftDrafts.set(leftDrafts.get().filter((left) => !isRead(left)));
}

/** Follows changes: the notices, and the browser's warning. */
function watchStakes(): void {
  watchLeft();
  const isAtStake = [...drafts.values()].some(({ draft }) => draft.isAtStake());
  if (isAtStake) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}

presentPerson.subscribe(() => {
  const personId = presentPerson.get();
  const isLost = personId === nobody && !hasLeftOnPurpose();
  for (const [id, open] of drafts) {
    // Drafts survive a lost session; a logout deletes them.
    if (!isLost && open.personId !== personId) drafts.delete(id);
  }
  resumeAll();
  watchStakes();
});

let isWatching = false;

/** Owner and key of a draft, and its connection. */
export type DraftPlace<Value, Held> = {
  readonly personId: number;
  readonly key: string;
  readonly known: Begun<Value, Held>;
  readonly connection: Connection<Value, Held>;
  /** Keeps it on the device as well. */
  readonly store?: DraftStore | undefined;
};

/** The draft of this tab, updated with the server's value; unsent typing stays. */
export function openDraft<Value, Held>(place: DraftPlace<Value, Held>): KeptDraft<Value, Held> {
  const { personId, key, known, connection, store } = place;
  const id = idOf(personId, key);
  if (!isWatching) watchPage({ onLeave: leaveAll, onReturn: resumeAll });
  isWatching = true;
  const open = drafts.get(id)?.draft as KeptDraft<Value, Held> | undefined;
  if (open) {
    open.adopt(known);
    return open;
  }
  let isHeld = true;
  const draft: KeptDraft<Value, Held> = createKeptDraft(known, connection, {
    isActive: () => drafts.get(id)?.draft === draft && presentPerson.get() === personId,
    place: store ? 'device' : 'page',
    isHeld: () => isHeld,
    keep: (begun) => void store?.write(personId, key, begun).then((held) => (isHeld = held)),
    now: Date.now,
    random: Math.random,
  });
  drafts.set(id, { personId, key, draft });
  draft.subscribe(watchStakes);
  store?.keepOnly(personId);
  const restore = async () => {
    draft.restore((await store?.read(personId, key)) as Begun<Value, Held> | null);
  };
  if (store) void restore();
  return draft;
}

/** The unsubmitted value of a key; null without one. */
export function typedIn(personId: number, key: string): unknown {
  const typed = drafts.get(idOf(personId, key))?.draft.get();
  return typed?.isTyped === true ? typed.value : null;
}

/** Ends a draft: nothing more of it is sent. */
export function forgetDraft(personId: number, key: string): void {
  drafts.delete(idOf(personId, key));
  watchStakes();
}
