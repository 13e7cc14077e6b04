import { useSyncExternalStore } from 'react';

let message = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** Says something to those who listen to the page, without moving their focus. */
export function announce(text: string): void {
  message = { text, turn: message.turn + 1 };
  for (const listener of listeners) listener();
}

/** The one polite live region; a repeated sentence is said again. */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
  );
  return (
    <output aria-live="polite" className="sr-only">
      {text}
      {turn % 2 === 1 ? '\u00A0' : ''}
    </output>
  );
}
