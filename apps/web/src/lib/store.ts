import { useSyncExternalStore } from 'react';

/** A value for components. The value is replaced as a whole, and each change is announced. */
export type Readable<Value> = {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
};

/** One value outside React. */
export type Store<Value> = {
  readonly set: (value: Value) => void;
} & Readable<Value>;

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
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

/** Value of a store; the component is drawn again at each change. */
export function useStore<Value>({ subscribe, get }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
