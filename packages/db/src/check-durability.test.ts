import { expect, it } from 'vitest';
import { findServerFault } from './check-durability.ts';

const sound = {
  server_version_num: '150018',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};

it.each([
  [{}, null],
  [{ synchronous_commit: 'remote_apply' }, null],
  [{ synchronous_commit: 'local' }, /synchronous_commit = local/],
  [{ synchronous_commit: 'remote_write' }, /synchronous_commit = remote_write/],
  [{ synchronous_commit: 'off' }, /synchronous_commit = off/],
  [{ fsync: 'off' }, /fsync = off/],
  [{ full_page_writes: 'off' }, /full_page_writes = off/],
  [{ fsync: 'off', full_page_writes: 'off' }, /fsync = off, full_page_writes = off/],
  [{ server_version_num: '140012' }, /PostgreSQL 14 is too old/],
])('judges a server with %o: %s (DU-3)', (change, expected) => {
  const fault = findServerFault(new Map(Object.entries({ ...sound, ...change })));
  if (expected === null) expect(fault).toBeNull();
  else expect(fault).toMatch(expected);
});
