import { useEffect } from 'react';
import { keptInTab } from './kept-text.ts';
import { createStore, useStore } from './store.ts';

const kept = keptInTab('aube.consulted');
const keptId = Number(kept.read());
const consulted = createStore(Number.isSafeInteger(keptId) && keptId > 0 ? keptId : null, null);

function set(id: number | null): void {
  kept.write(id === null ? null : String(id));
  consulted.set(id);
}

/** @decision D44 */
export function startConsulting(participantId: number): void {
  set(participantId);
}

export function stopConsulting(): void {
  if (consulted.get() !== null) set(null);
}

export function useConsultedId(): number | null {
  return useStore(consulted);
}

/** @decision D44 D61 */
export function useOwnPagesEndConsulting(path: string): void {
  const isOwn = /^\/(?:admin|mon-compte)(?:\/|$)/.test(path);
  useEffect(() => {
    if (isOwn) stopConsulting();
  }, [isOwn]);
}
