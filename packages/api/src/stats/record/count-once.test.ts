import { expect, it } from 'vitest';
import { oneAtATime } from './count-once.ts';

it('does one thing at a time, once for all who ask the same meanwhile, also after one that failed', async () => {
  const [here, elsewhere] = [{}, {}];
  const begun: string[] = [];
  const ends = new Map<string, (how: 'ends' | 'fails') => void>();
  const ask = (key: string, on: object = here) =>
    oneAtATime(on, key, () => {
      begun.push(key);
      return new Promise<string>((resolve, reject) => {
        ends.set(key, (how) => (how === 'ends' ? resolve(key) : reject(new Error(key))));
      });
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  const [first, same, other] = [ask('all'), ask('all'), ask('one site')];
  const refused = Promise.allSettled([first, same]);
  void ask('all of another server', elsewhere);
  await turn();
  expect(begun).toEqual(['all', 'all of another server']);
  ends.get('all')?.('fails');
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await turn();
  expect(begun.slice(2)).toEqual(['one site']);
  ends.get('one site')?.('ends');
  expect(await other).toBe('one site');

  const again = ask('all');
  await turn();
  ends.get('all')?.('ends');
  expect(await again).toBe('all');
  expect(begun.slice(3)).toEqual(['all']);
});
