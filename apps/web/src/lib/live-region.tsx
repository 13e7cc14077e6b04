import { createStore, useStore } from './store.ts';

const message = createStore({ text: '', turn: 0 });

export function announce(text: string): void {
  message.set({ text, turn: message.get().turn + 1 });
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
