import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

type Module<Props> = { readonly default: ComponentType<Props> };
export type LazyAhead<Props> = {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the code ahead. @throws like `load` */
  readonly fetch: () => Promise<unknown>;
};

/** A promise resolved within `then`; React reads it and draws at once. */
const kept = <Value>(value: Value) => {
  const keep = (take: (value: Value) => void) => take(value);
  // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits it: React alone reads it.
  return { then: keep } as unknown as Promise<Value>;
};

/**
 * A component loaded later, or ahead: then it is drawn at once. For any other promise React first
 * draws the fallback for a third of a second. `otherwise` is drawn when the code cannot be loaded.
 */
export function lazyAhead<Props>(
  load: () => Promise<Module<Props>>,
  otherwise: (error: unknown) => Promise<Module<Props>>,
): LazyAhead<Props> {
  let found: Module<Props> | undefined;
  const fetch = async () => (found = await load());
  return {
    Component: lazy(() => (found ? kept(found) : fetch().catch(otherwise))),
    fetch,
  };
}
