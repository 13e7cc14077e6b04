import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { synchronous } from './synchronous.ts';
import { createCallerFactory, openProcedure, router } from './trpc.ts';

const schema = z.object({ kept: z.number() });
const fast = synchronous(schema);

it('is the schema in all but its asynchronous parse', () => {
  expect(fast.parse({ kept: 1, more: 2 })).toEqual({ kept: 1 });
  expect(fast.safeParse({}).success).toBe(false);
  expect(fast.shape).toBe(schema.shape);
  expect(fast).toBeInstanceOf(z.ZodObject);
  expect(z.toJSONSchema(fast)).toEqual(z.toJSONSchema(schema));
  expect(fast).toHaveProperty('parseAsync', undefined);
});

const caller = createCallerFactory(
  router({
    echo: openProcedure
      .input(fast)
      .output(fast)
      .query(({ input }) => ({ ...input, more: 2 })),
    broken: openProcedure.output(fast).query(() => ({ kept: 'no' }) as unknown as { kept: number }),
  }),
)({} as never);

it('checks what goes in and strips what goes out', async () => {
  expect(await caller.echo({ kept: 1 })).toEqual({ kept: 1 });
  await expect(caller.echo({} as never)).rejects.toMatchObject({
    appCode: 'INVALID',
    issues: [{ path: ['kept'] }],
  });
});

it('calls an output that does not fit our own fault, not the caller’s', async () => {
  await expect(caller.broken()).rejects.toThrow(AppError);
  await expect(caller.broken()).rejects.toMatchObject({ appCode: 'INTERNAL', issues: [] });
});
