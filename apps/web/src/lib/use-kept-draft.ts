import { useEffect, useState } from 'react';
import type { DraftSnapshot } from './draft-types.ts';
import type { KeptDraft } from './kept-draft.ts';
import { type DraftPlace, openDraft, watchDrafts } from './open-drafts.ts';
import { useStore } from './store.ts';

export function useKeptDraft<Value, Held>(
  place: DraftPlace<Value, Held>,
): DraftSnapshot<Value, Held> & { readonly draft: KeptDraft<Value, Held> } {
  const { personId, key, known, connection } = place;
  const open = () => ({ personId, key, draft: openDraft(place) });
  const [opened, setOpened] = useState(open);
  if (opened.personId !== personId || opened.key !== key) setOpened(open());
  const { draft } = opened;
  const snapshot = useStore(draft);
  useEffect(watchDrafts, []);
  useEffect(() => draft.connect(connection), [draft, connection]);
  useEffect(() => draft.adopt(known), [draft, known]);
  useEffect(() => () => draft.rest(), [draft]);
  return { ...snapshot, draft };
}
