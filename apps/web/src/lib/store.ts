import { useSyncExternalStore } from 'react';

export type Readable<Value> = {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Value in the HTML that the server makes, if the browser may start with another value.
   */
  readonly getInDocument?: () => Value;
};

export type Store<Value> = {
  readonly set: (value: Value) => void;
} & Readable<Value>;

export function createStore<Value>(initial: Value, inDocument = initial): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    getInDocument: () => inDocument,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>({ subscribe, get, getInDocument }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, get, getInDocument ?? get);
}

const never = () => () => undefined;

/**
 * Value that only the browser can read. The first render uses `inDocument`, like the finished
 * document.
 */
export function useInBrowser<Value>(read: () => Value, inDocument: Value): Value {
  return useSyncExternalStore(never, read, () => inDocument);
}
