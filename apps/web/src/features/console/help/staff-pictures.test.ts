import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staffPictures, staffPictureUrl } from './staff-pictures.ts';

const root = resolve(import.meta.dirname, '../../../../../..');
const folder = resolve(root, 'apps/web/public/staff-guide');
const files = readdirSync(folder);
const languages = ['fr', 'en'] as const;

it('has every picture in both languages, and no other', () => {
  const wanted = staffPictures.flatMap((id) =>
    languages.map((locale) => String(staffPictureUrl(id, locale))),
  );
  expect(files.map((file) => `/staff-guide/${file}`).toSorted()).toEqual(wanted.toSorted());
});

describe.each(languages)('the guide (%s)', (locale) => {
  it('shows each picture once', () => {
    const page = resolve(root, `packages/content/pages/staff-guide.${locale}.md`);
    const shown = readFileSync(page, 'utf8').matchAll(/\{% figure id="([a-z-]+)"/gu);
    expect([...shown].map((match) => String(match[1])).toSorted()).toEqual(
      staffPictures.toSorted(),
    );
  });
});

it.each(files)('%s weighs 80 kB at most', (file) => {
  expect(statSync(resolve(folder, file)).size).toBeLessThanOrEqual(80_000);
});

it('has none of another name', () => {
  expect(staffPictureUrl('nowhere', 'fr')).toBeNull();
});
