import { expect, it } from 'vitest';
import { listInput } from './list-input.ts';

const input = listInput(['name', 'week']);

it('asks by default for the first page of everything by the first column', () => {
  expect(input.parse({})).toEqual({
    search: '',
    sort: 'name',
    direction: 'asc',
    page: 1,
    pageSize: 25,
  });
});

it.each([
  { search: 'x'.repeat(100) },
  { sort: 'week', direction: 'desc' },
  { page: 1 },
  { page: 100_000 },
  { pageSize: 50 },
  { pageSize: 100 },
])('takes %j', (asked) => expect(input.parse(asked)).toMatchObject(asked));

it.each([
  [{ search: 'x'.repeat(101) }, 'search tooLong'],
  [{ search: 'a\0' }, 'search unsafeText'],
  [{ sort: "name'; drop table users; --" }, 'sort unknownChoice'],
  [{ sort: '__proto__' }, 'sort unknownChoice'],
  [{ sort: '' }, 'sort unknownChoice'],
  [{ direction: 'descending' }, 'direction unknownChoice'],
  [{ page: 0 }, 'page tooSmall'],
  [{ page: 100_001 }, 'page tooBig'],
  [{ page: 1.5 }, 'page notWhole'],
  [{ pageSize: 0 }, 'pageSize unknownChoice'],
  [{ pageSize: 24 }, 'pageSize unknownChoice'],
  [{ pageSize: 101 }, 'pageSize unknownChoice'],
])('refuses %j with %s', (asked, expected) => {
  const issues = input
    .safeParse(asked)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(issues).toEqual([expected]);
});
