import { createStore } from './store.ts';

/** Stands for a visitor without an account. */
export const nobody = 0;

/** Whose session the page has: what somebody typed is sent as theirs, or not at all. */
export const presentPerson = createStore(nobody);

let hasLeft = false;

/** Whether the person logged out on purpose: then no page waits for their return. */
export const hasLeftOnPurpose = (): boolean => hasLeft;

export const noteLeftOnPurpose = (isSo: boolean): void => {
  hasLeft = isSo;
};
