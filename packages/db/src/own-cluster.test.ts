import { expect, it } from 'vitest';
import { OwnCluster } from './own-cluster.ts';

const telling = (place: string) => ({ query: async () => ({ rows: [{ place }] }) }) as never;
const failing = (code: string) =>
  ({ query: () => Promise.reject(Object.assign(new Error('no'), { code })) }) as never;

it.each([
  [
    [telling('a'), telling('a')],
    [undefined, undefined],
  ],
  [
    [telling('a'), telling('b')],
    [undefined, '08004'],
  ],
  [
    [failing('42501'), telling('b')],
    [undefined, undefined],
  ],
  [[failing('42883')], [undefined]],
  [[failing('57P01')], ['57P01']],
])('accepts the first cluster, and a server that does not tell: %#', async (clients, codes) => {
  const cluster = new OwnCluster();
  const found = [];
  // The first answer decides about the next.
  // oxlint-disable-next-line eslint/no-await-in-loop
  for (const client of clients) found.push(await cluster.findFault(client));
  expect(found.map((fault) => (fault as { code?: string } | undefined)?.code)).toEqual(codes);
});
