import { useEffect } from 'react';
import { keptInTab } from './kept-text.ts';
import { createStore, useStore } from './store.ts';

const kept = keptInTab('aube.consulted');
const keptId = Number(kept.read());
const consulted = createStore(Number.isSafeInteger(keptId) && keptId > 0 ? keptId : null);

function set(id: number | null): void {
  kept.write(id === null ? null : String(id));
  consulted.set(id);
}

/** Staff look at a participant's account, read-only; an id alone is kept, in this tab. @decision D44 */
export function startConsulting(participantId: number): void {
  set(participantId);
}

export function stopConsulting(): void {
  if (consulted.get() !== null) set(null);
}

/** The participant on the screen when staff consult one, else null. */
export function useConsultedId(): number | null {
  return useStore(consulted);
}

/**
 * Every path of the console, open or not, ends the consulting, and so does one's own account: there
 * staff are themselves. @decision D44 D61
 */
export function useOwnPagesEndConsulting(path: string): void {
  const isOwn = /^\/(?:admin|mon-compte)(?:\/|$)/.test(path);
  useEffect(() => {
    if (isOwn) stopConsulting();
  }, [isOwn]);
}
