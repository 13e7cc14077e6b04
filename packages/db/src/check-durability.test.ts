import { expect, it } from 'vitest';
import { findServerFault } from './check-durability.ts';

const sound = {
  server_version_num: '150018',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};

it.each([[{}], [{ synchronous_commit: 'remote_apply' }], [{ server_version_num: '180004' }]])(
  'accepts a server with %o (DU-3)',
  (change) => {
    expect(findServerFault(new Map(Object.entries({ ...sound, ...change })))).toBeNull();
  },
);

it.each([
  [{ synchronous_commit: 'local' }, 'synchronous_commit = local'],
  [{ synchronous_commit: 'remote_write' }, 'synchronous_commit = remote_write'],
  [{ synchronous_commit: 'off' }, 'synchronous_commit = off'],
  [{ fsync: 'off' }, 'fsync = off'],
  [{ full_page_writes: 'off' }, 'full_page_writes = off'],
  [{ fsync: 'off', full_page_writes: 'off' }, 'fsync = off, full_page_writes = off'],
  [{ server_version_num: '140012' }, 'PostgreSQL 14 is too old'],
])('refuses a server with %o (DU-3)', (change, fault) => {
  expect(findServerFault(new Map(Object.entries({ ...sound, ...change })))).toContain(fault);
});
