import type { z } from 'zod';

/**
 * The same schema for an output that its procedure builds field by field: it leaves as it was built. A parse
 * copies it, which is a third of the garbage of a programme page. That such outputs have all their
 * fields and no
 * others is held by a test on every kind of life (`packages/lives/src/outputs-as-built.test.ts`).
 * @decision speed#outputs-as-built
 */
export function asBuilt<T extends z.ZodType>(schema: T): T {
  return Object.create(schema, {
    parseAsync: { value: undefined },
    parse: { value: (built: unknown) => built },
  }) as T;
}
