import { expect, it } from 'vitest';
import { databaseAddresses } from './database-addresses.ts';

const two = (end: string) => [`postgres://u:p@a:5432${end}`, `postgres://u:p@b:5433${end}`];

it.each([
  ['postgres://u:p@a:5432/aube', ['postgres://u:p@a:5432/aube']],
  ['postgres:///aube?host=/run/postgresql', ['postgres:///aube?host=/run/postgresql']],
  ['postgresql://a,b', ['postgresql://a', 'postgresql://b']],
  ['postgres://u:p@a:5432,b:5433/aube', two('/aube')],
  ['postgres://u:p@a:5432,b:5433/aube?sslmode=verify-full', two('/aube?sslmode=verify-full')],
  [
    'postgres://u:p@a:5432,b:5433/aube?target_session_attrs=read-write',
    two('/aube?target_session_attrs=read-write'),
  ],
  [
    'postgres://u:p@a:5432,b:5433?target_session_attrs=primary',
    two('?target_session_attrs=primary'),
  ],
  ['postgres://u:p,q@a,b/aube', ['postgres://u:p,q@a/aube', 'postgres://u:p,q@b/aube']],
  ['postgres://u@[::1]:1,[::2]/aube', ['postgres://u@[::1]:1/aube', 'postgres://u@[::2]/aube']],
  ['postgres://a,b,c/aube', ['postgres://a/aube', 'postgres://b/aube', 'postgres://c/aube']],
])('the hosts of %s, in order', (url, addresses) => {
  expect(databaseAddresses(url)).toEqual(addresses);
});

it.each([
  '',
  'aube',
  'mysql://a,b/aube',
  'postgres://a,/aube',
  'postgres://,b/aube',
  'postgres://a,:5432/aube',
  'postgres://a,b:x/aube',
  'postgres://a:70000,b/aube',
  'postgres://a/aube?target_session_attrs=any',
  'postgres://a,b/aube?target_session_attrs=standby',
  'postgres://a,b/aube?target_session_attrs=prefer-standby',
  'postgres://a,b/aube?target_session_attrs=primary&target_session_attrs=any',
])('%j is no address of a primary', (url) => {
  expect(databaseAddresses(url)).toBeNull();
});
