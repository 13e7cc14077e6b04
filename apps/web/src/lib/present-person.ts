import { createStore } from './store.ts';

/** Stands for a visitor without an account. */
export const nobody = 0;

/** The person of the page's session: typed text is sent as theirs, or not at all. */
export const presentPerson = createStore(nobody);

let hasLeft = false;

/** True after a deliberate logout: then no page waits for a return. */
export const hasLeftOnPurpose = (): boolean => hasLeft;

export const noteLeftOnPurpose = (isSo: boolean): void => {
  hasLeft = isSo;
};
