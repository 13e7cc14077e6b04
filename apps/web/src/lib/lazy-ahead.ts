import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

type Module<Props> = { readonly default: ComponentType<Props> };
export type LazyAhead<Props> = {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the code before it is drawn. @throws what `load` throws */
  readonly fetch: () => Promise<unknown>;
};

/** A promise that is kept within `then`; React reads one so, and draws at once. */
const kept = <Value>(value: Value) => {
  const keep = (take: (value: Value) => void) => take(value);
  // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits it: React alone reads it.
  return { then: keep } as unknown as Promise<Value>;
};

/**
 * A component whose code comes later, and may be fetched ahead: then it is drawn at once. For any
 * other promise React first draws what stands in for it, and leaves that for a third of a second.
 * `otherwise` is drawn where the code cannot be had.
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
