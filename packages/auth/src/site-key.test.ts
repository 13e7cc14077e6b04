import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  createSiteKey,
  newSiteKeyText,
  parseSiteKey,
  readSiteKey,
  SITE_KEY_FILE,
  SiteKeyError,
} from './site-key.ts';

const key = createSiteKey(randomBytes(32));

it('opens what it sealed, for its context alone, and each time sealed otherwise', () => {
  const sealed = key.seal('JBSWY3DPEHPK3PXP', 'a');
  expect(key.open(sealed, 'a')).toBe('JBSWY3DPEHPK3PXP');
  expect(key.open(sealed, 'b')).toBeNull();
  expect(createSiteKey(randomBytes(32)).open(sealed, 'a')).toBeNull();
  expect(key.seal('JBSWY3DPEHPK3PXP', 'a')).not.toBe(sealed);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
});

it.each(['', 'v1', 'v1.', 'v2.AAAA', 'v1.AAAA', `v1.${'A'.repeat(80)}`, 'v1.a.b', 'é'])(
  'opens nothing out of %j',
  (sealed) => expect(key.open(sealed, 'a')).toBeNull(),
);

it('opens nothing that was changed by one bit, wherever', () => {
  const sealed = Buffer.from(key.seal('secret', 'a').slice(3), 'base64url');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index]! ^= 1;
    expect(key.open(`v1.${changed.toString('base64url')}`, 'a')).toBeNull();
  }
});

it.each([
  [newSiteKeyText(), true],
  ['ab'.repeat(32), true],
  ['ab'.repeat(31), false],
  ['a secret', false],
  ['', false],
])('takes %j for a key: %s', (text, isKey) => {
  expect(parseSiteKey(text)?.length).toBe(isKey ? 32 : undefined);
});

it('makes its file once, for its owner alone, and refuses one that others may read', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'aube-key-')), 'data');
  const path = join(dataDir, SITE_KEY_FILE);
  const sealed = readSiteKey({ secretKey: undefined, dataDir }).seal('x', 'a');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readSiteKey({ secretKey: undefined, dataDir }).open(sealed, 'a')).toBe('x');

  const given = parseSiteKey(readFileSync(path, 'utf8'))!;
  expect(readSiteKey({ secretKey: given, dataDir: '/nowhere' }).open(sealed, 'a')).toBe('x');

  chmodSync(path, 0o640);
  expect(() => readSiteKey({ secretKey: undefined, dataDir })).toThrow(SiteKeyError);
  chmodSync(path, 0o600);
  writeFileSync(path, 'not a key');
  expect(() => readSiteKey({ secretKey: undefined, dataDir })).toThrow('32 bytes');
});
