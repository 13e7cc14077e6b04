import { createStore } from './store.ts';

export const nobody = 0;

/** Person of the page's session. Typed text is sent only for this person. */
export const presentPerson = createStore(nobody);

let hasLeft = false;

/** True after the person logged out, so that no page waits for the person to return. */
export const hasLeftOnPurpose = (): boolean => hasLeft;

export const noteLeftOnPurpose = (isSo: boolean): void => {
  hasLeft = isSo;
};
