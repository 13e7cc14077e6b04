import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

type Module<Props> = { readonly default: ComponentType<Props> };
export type LazyAhead<Props> = {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** @throws like `load` */
  readonly fetch: () => Promise<unknown>;
};

/** A promise that is already resolved, so that React draws at once. */
const kept = <Value>(value: Value) => {
  const keep = (take: (value: Value) => void) => take(value);
  // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits it: React alone reads it.
  return { then: keep } as unknown as Promise<Value>;
};

/**
 * A component drawn at once when its code was loaded ahead. An ordinary promise would show React's
 * fallback for 0.3 s.
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
