import { expect, it } from 'vitest';
import { describeFault } from './describe-fault.ts';

it('gives names, codes and places along the causes, never a message', () => {
  const driver = Object.assign(new Error('insert into canary-sql'), { code: '23505' });
  const query = new Error('Failed query: select canary\nparams: canary\n    at canary', {
    cause: driver,
  });
  query.name = 'DrizzleQueryError';
  const links = describeFault(query);
  expect(links.map(({ name, code }) => [name, code])).toEqual([
    ['DrizzleQueryError', undefined],
    ['Error', '23505'],
  ]);
  expect(links[0]?.frames[0]).toContain('describe-fault.test');
  expect(JSON.stringify(links)).not.toContain('canary');
});

it('leaves out codes and names that are not plain words', () => {
  const odd = Object.assign(new Error('x'), { name: 'a canary', code: 'a canary' });
  expect(JSON.stringify(describeFault(odd))).not.toContain('canary');
  expect(describeFault('canary')).toEqual([{ name: 'string', frames: [] }]);
});

it('ends with a chain that has no end', () => {
  const loop = new Error('x');
  loop.cause = loop;
  expect(describeFault(loop)).toHaveLength(5);
});
