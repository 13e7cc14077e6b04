import { createSiteKey } from '@aube/auth';
import { expect, it } from 'vitest';
import { USUAL_FORM } from '../../csv-form.ts';
import { EXPORT_KEY_MS } from '../rules/export-request.ts';
import { EVERYBODY } from '../testing/everybody.ts';
import { openExportKey, sealExport } from './export-key.ts';

const keeper = { secondFactor: { isRequired: false, siteKey: createSiteKey(Buffer.alloc(32, 7)) } };
const PREPARED = new Date('2026-01-06T08:00:00Z').getTime();
const key = sealExport(keeper, {
  userId: 7,
  expiresAt: PREPARED + EXPORT_KEY_MS,
  file: 'nuits.csv',
  filters: EVERYBODY,
  withIdentity: false,
  locale: 'fr',
  form: USUAL_FORM,
  preparation: 'asked',
});

it.each([
  ['at once', 7, 0, true],
  ['by another person', 8, 0, false],
  ['before its end', 7, EXPORT_KEY_MS - 1, true],
  ['at its end', 7, EXPORT_KEY_MS, false],
  ['by a clock that is two minutes behind', 7, -120_000, true],
  ['by a clock that jumped back', 7, -120_001, false],
])('a key that is used %s', (_when, userId, afterMs, isLive) => {
  const now = new Date(PREPARED + afterMs);
  expect(openExportKey(keeper, key, { userId, now }) !== null).toBe(isLive);
});
