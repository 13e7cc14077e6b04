import { expect, it } from 'vitest';
import { z } from 'zod';
import { asBuilt } from './as-built.ts';
import { strictInput } from './strict-input.ts';
import { createCallerFactory, openProcedure, router } from './trpc.ts';

const schema = z.object({ kept: z.number() });

it('is the schema in all but its parse', async () => {
  const built = asBuilt(schema);
  expect(built).toBeInstanceOf(z.ZodObject);
  expect(z.toJSONSchema(built)).toEqual(z.toJSONSchema(schema));
  const caller = createCallerFactory(
    router({ built: openProcedure.output(built).query(() => ANSWER) }),
  )({} as never);
  expect(await caller.built()).toBe(ANSWER);
});

it('is parsed where a test makes it strict', () => {
  expect(strictInput(asBuilt(schema)).safeParse({ kept: 1, more: 2 }).success).toBe(false);
  expect(strictInput(asBuilt(schema)).safeParse({}).success).toBe(false);
});

const ANSWER = { kept: 1 };
