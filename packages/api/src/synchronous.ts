import type { z } from 'zod';

/**
 * tRPC prefers the asynchronous parse, and zod does not compile the asynchronous parse. Pages take
 * a quarter less server time (`npm run bench -- --only "page, tRPC"`).
 */
export function synchronous<T extends z.ZodType>(schema: T): T {
  return Object.create(schema, { parseAsync: { value: undefined } }) as T;
}
