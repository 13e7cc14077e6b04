import type { Begun, Connection, DraftStore } from './draft-types.ts';
import { createKeptDraft, type KeptDraft } from './kept-draft.ts';
import { isSame } from './is-same.ts';
import { watchPage } from './page-events.ts';
import { nobody, presentPerson, sessionEnd } from './present-person.ts';
import { hasTypedText, type TabSubmission, tabSubmissions } from './tab-submissions.ts';

type OpenDraft = {
  readonly personId: number;
  readonly key: string;
  readonly draft: Pick<
    KeptDraft<unknown, unknown>,
    'get' | 'leave' | 'resume' | 'isAtStake' | 'withdraw'
  >;
};

/** Drafts remain after their page closes or the session is lost. No other person sees them. */
const drafts = new Map<string, OpenDraft>();

const idOf = (personId: number, key: string) => `${personId}/${key}`;
export const resumeAll = () => drafts.forEach(({ draft }) => draft.resume());
const leaveAll = () => drafts.forEach(({ draft }) => draft.leave());
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function submissionOf({ key, draft }: OpenDraft): TabSubmission | null {
  const { leaving, submission } = draft.get();
  if (leaving === 'sent') {
    const wasTold = tabSubmissions.get().some((told) => told.key === key && told.isTold);
    return wasTold ? { key, standing: 'sent', isTold: true } : null;
  }
  if (submission.kind === 'none') return null;
  const standing = submission.kind === 'merged' ? 'toCompare' : submission.kind;
  return { key, standing, isTold: leaving === 'goesOn' && standing !== 'sending' };
}

function watchSubmissions(): void {
  const personId = presentPerson.get();
  const submissions = [...drafts.values()].flatMap((open) =>
    open.personId === personId ? (submissionOf(open) ?? []) : [],
  );
  if (!isSame(submissions, tabSubmissions.get())) tabSubmissions.set(submissions);
}

export function closeTold(): void {
  const submissions = tabSubmissions.get();
  const isRead = ({ isTold, standing }: TabSubmission) =>
    isTold && (standing === 'sent' || standing === 'refused');
  tabSubmissions.set(submissions.filter((each) => !isRead(each)));
  for (const { key, standing } of submissions.filter(isRead)) {
    if (standing === 'refused') drafts.get(idOf(presentPerson.get(), key))?.draft.withdraw();
  }
}

let isWatching = false;

/**
 * Sends the drafts when the person leaves the site or comes back. Nothing is watched while a
 * finished document is made.
 */
export function watchDrafts(): void {
  if (!isWatching) watchPage({ onLeave: leaveAll, onReturn: resumeAll });
  isWatching = true;
}

function watchStakes(): void {
  if (!isWatching) return;
  watchSubmissions();
  hasTypedText.set([...drafts.values()].some(({ draft }) => draft.get().isTyped));
  const isAtStake = [...drafts.values()].some(({ draft }) => draft.isAtStake());
  if (isAtStake) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}

presentPerson.subscribe(() => {
  const personId = presentPerson.get();
  const isLost = personId === nobody && sessionEnd.get() !== 'left';
  for (const [id, open] of drafts) {
    // Drafts stay after a lost session, but are deleted by a logout.
    if (!isLost && open.personId !== personId) drafts.delete(id);
  }
  resumeAll();
  watchStakes();
});

export type DraftPlace<Value, Held> = {
  readonly personId: number;
  readonly key: string;
  readonly known: Begun<Value, Held>;
  readonly connection: Connection<Value, Held>;
  readonly store?: DraftStore | undefined;
};

export function openDraft<Value, Held>(place: DraftPlace<Value, Held>): KeptDraft<Value, Held> {
  const { personId, key, known, connection, store } = place;
  const id = idOf(personId, key);
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

export function typedIn(personId: number, key: string): unknown {
  const typed = drafts.get(idOf(personId, key))?.draft.get();
  return typed?.isTyped === true ? typed.value : null;
}

export function forgetDraft(personId: number, key: string): void {
  drafts.delete(idOf(personId, key));
  watchStakes();
}
