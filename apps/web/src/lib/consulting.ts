import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

const key = 'aube.consulted';

function read(): number | null {
  try {
    const id = Number(sessionStorage.getItem(key));
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

const consulted = createStore(read());

function set(id: number | null): void {
  try {
    if (id === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(id));
  } catch {
    // The choice then lasts as long as the page.
  }
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
