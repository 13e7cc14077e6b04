import { describe, expect, it } from 'vitest';
import { checkActions, checkFloors, checkLicences, isBelow } from './supply-chain.ts';

describe('floors', () => {
  it.each([
    ['4.13.4', '4.13.5', true],
    ['4.13.5', '4.13.5', false],
    ['4.9.9', '4.13.5', true],
    ['5.0.0', '4.13.5', false],
    ['4.13.5-rc.1', '4.13.5', false],
  ])('%s below %s: %s', (version, floor, expected) => {
    expect(isBelow(version, floor)).toBe(expected);
  });

  const floors = {
    reviewedOn: '2026-01-01',
    floors: {
      hono: {
        version: '4.13.5',
        because: 'CVE',
        except: { 'node_modules/a/node_modules/hono': 'x' },
      },
    },
  };

  it('hold for each copy, except those named by place', () => {
    const old = { version: '4.0.0' };
    expect(
      checkFloors(
        {
          'node_modules/hono': { version: '4.13.5' },
          'node_modules/a/node_modules/hono': old,
          'node_modules/b/node_modules/hono': old,
          'apps/hono': old,
        },
        floors,
      ),
    ).toEqual(['node_modules/b/node_modules/hono 4.0.0 is below 4.13.5 (CVE)']);
  });
});

it('licences: only libraries need one that is allowed', () => {
  expect(
    checkLicences(
      {
        'node_modules/a': { license: 'MIT' },
        'node_modules/b': { license: 'AGPL-3.0' },
        'node_modules/c': {},
        'node_modules/d/node_modules/@x/words': { license: 'LGPL-3.0' },
        'node_modules/@aube/db': { link: true },
        'packages/db': {},
      },
      { allowed: ['MIT'], exceptions: { '@x/words': 'read by a check' } },
    ),
  ).toEqual([
    'node_modules/b: AGPL-3.0 is not in security/licences.json',
    'node_modules/c: no licence is not in security/licences.json',
  ]);
});

describe('actions of a workflow', () => {
  const commit = 'a'.repeat(40);
  it.each([
    [`      - uses: actions/checkout@${commit} # v4.2.2`, 0],
    [`        uses: actions/checkout@${commit} # v4.2.2`, 0],
    ['      - uses: ./.github/actions/own', 0],
    ['      - uses: actions/checkout@v4', 1],
    [`      - uses: actions/checkout@${commit}`, 1],
    ['      - uses: actions/checkout@main # v4.2.2', 1],
  ])('%s: %i faults', (line, count) => {
    expect(checkActions('ci.yml', `steps:\n${line}`)).toHaveLength(count);
  });
});
