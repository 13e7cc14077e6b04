import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendWhileLeaving } from '../../../lib/send-while-leaving.ts';
import type { AnswerDraft } from './answer-draft.ts';
import type { Connection, DraftState, Kept, SaveReply, SaveRequest } from './draft-types.ts';
import { openDraft } from './open-drafts.ts';

interface DraftOptions<Reply extends SaveReply> extends Connection<Reply> {
  readonly key: string;
  readonly kept: Kept;
  /** The call to make, outside the ordinary client, when the page goes away; null for none. */
  readonly leaving: (request: SaveRequest) => { procedure: string; input: object } | null;
}

/** Keeps answers on the server: after a pause, when the network is back, when the page is left. */
export function useAnswerDraft<Reply extends SaveReply>({
  key,
  kept,
  items,
  send,
  leaving,
}: DraftOptions<Reply>): { draft: AnswerDraft<Reply>; state: DraftState } {
  const [draft] = useState(() => openDraft<Reply>(key, kept));
  const state = useSyncExternalStore(draft.subscribe, draft.getState);

  useEffect(() => draft.connect({ items, send }), [draft, items, send]);

  useEffect(() => {
    const flush = () => void draft.flush();
    const onVisibility = () => flush();
    const onPageHide = () => {
      const request = draft.findUnsent();
      const call = request && leaving(request);
      if (call) void sendWhileLeaving(call.procedure, call.input);
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // Only what could not be sent is at stake; everything else leaves with the page.
      if (draft.getState().status === 'waiting') event.preventDefault();
    };
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('online', flush);
    addEventListener('pagehide', onPageHide);
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', flush);
      removeEventListener('pagehide', onPageHide);
      removeEventListener('beforeunload', onBeforeUnload);
      flush();
    };
  }, [draft, leaving]);

  return { draft, state };
}
