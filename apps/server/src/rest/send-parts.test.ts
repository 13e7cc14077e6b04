import { expect, it, vi } from 'vitest';
import type { Part } from './route.ts';
import { partsAsJson } from './send-parts.ts';

const say = (item: unknown) => ({ nom: item });

it('reads a part only after its reader has taken the one before', async () => {
  const read = vi.fn<(after: string) => Promise<Part>>(async (after) => ({
    rows: [after],
    nextAfter: null,
  }));
  const first = { rows: [1, 2], nextAfter: 'b' };
  const reader = partsAsJson({ entity: 'gens', first, say, read }).getReader();
  const taken = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await taken()).toBe('{"gens":[{"nom":1},{"nom":2}');
  expect(read).not.toHaveBeenCalled();
  expect(await taken()).toBe(',{"nom":"b"}]}');
  expect(await reader.read()).toMatchObject({ done: true });
});

it.each([
  [{ rows: [], nextAfter: null }, '{"gens":[]}'],
  [{ rows: [1], nextAfter: null }, '{"gens":[{"nom":1}]}'],
])('is whole with a single part: %j', async (first, text) => {
  const read = async () => Promise.reject(new Error('asked'));
  const stream = partsAsJson({ entity: 'gens', first, say, read });
  expect(await new Response(stream).text()).toBe(text);
});

it('breaks off at a part that cannot be read', async () => {
  const read = async () => Promise.reject(new Error('away'));
  const stream = partsAsJson({ entity: 'gens', first: { rows: [1], nextAfter: 'b' }, say, read });
  await expect(new Response(stream).text()).rejects.toThrow('away');
});
