import { createStore } from './store.ts';

export const nobody = 0;

export const presentPerson = createStore(nobody);

/** `left`: the person logged out. `lost`: the session ended while its pages were open. */
export type SessionEnd = 'none' | 'left' | 'lost';

export const sessionEnd = createStore<SessionEnd>('none');
