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

/** Staff read a participant's account; only an id is kept, in this tab. @decision D44 */
export function startConsulting(participantId: number): void {
  set(participantId);
}

export function stopConsulting(): void {
  if (consulted.get() !== null) set(null);
}

/** The consulted participant, else null. */
export function useConsultedId(): number | null {
  return useStore(consulted);
}

/**
 * Every page of the console ends consulting, and so does the own account: there staff are
 * themselves. @decision D44 D61
 */
export function useOwnPagesEndConsulting(path: string): void {
  const isOwn = /^\/(?:admin|mon-compte)(?:\/|$)/.test(path);
  useEffect(() => {
    if (isOwn) stopConsulting();
  }, [isOwn]);
}
