import type { z } from 'zod';

/**
 * Skips the parse of an output that its procedure builds field by field: a parse copies it, which
 * is a third of the garbage of a programme page. A test on every kind of life checks that such
 * outputs have all their fields and no others (`packages/lives/src/outputs-as-built.test.ts`).
 * @decision speed#outputs-as-built
 */
export function asBuilt<T extends z.ZodType>(schema: T): T {
  return Object.create(schema, {
    parseAsync: { value: undefined },
    parse: { value: (built: unknown) => built },
  }) as T;
}
