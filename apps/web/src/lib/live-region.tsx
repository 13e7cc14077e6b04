import { createStore, useStore } from './store.ts';

const message = createStore({ text: '', turn: 0 });

/** Milliseconds. Later, a screen reader that walks the page would meet an old sentence. */
const KEPT_MS = 10_000;
let clearing: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string): void {
  const turn = message.get().turn + 1;
  message.set({ text, turn });
  clearTimeout(clearing);
  clearing = setTimeout(() => message.set({ text: '', turn }), KEPT_MS);
}

/** The site has only this polite live region. A repeated sentence is read again. */
export function LiveRegion() {
  const { text, turn } = useStore(message);
  return (
    <output aria-live="polite" className="sr-only">
      {text}
      {turn % 2 === 1 ? '\u00A0' : ''}
    </output>
  );
}
