import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

type Module<Props> = { readonly default: ComponentType<Props> };
export type LazyAhead<Props> = {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** @throws like `load` */
  readonly fetch: () => Promise<unknown>;
};

/** Promise-like object that is already resolved, so that React draws at once. */
const kept = <Value>(value: Value) => {
  const keep = (take: (value: Value) => void) => take(value);
  // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits it: React alone reads it.
  return { then: keep } as unknown as Promise<Value>;
};

/**
 * A component whose code can be loaded ahead. Code loaded ahead is drawn at once; for an ordinary
 * promise, React would show the fallback for a third of a second. `otherwise` is drawn when the
 * code cannot be loaded.
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
