import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { guidePictures, pictureUrl } from './guide-pictures.ts';

const folder = resolve(import.meta.dirname, '../../../public/guide');
const files = readdirSync(folder);
const languages = ['fr', 'en'] as const;
const themes = ['day', 'night'] as const;

it('has every picture in both languages, by day and by night, and no other', () => {
  const wanted = guidePictures.flatMap((id) =>
    languages.flatMap((locale) => themes.map((theme) => String(pictureUrl(id, locale, theme)))),
  );
  expect(files.map((file) => `/guide/${file}`).toSorted()).toEqual(wanted.toSorted());
});

it.each(files)('%s weighs 60 kB at most', (file) => {
  expect(statSync(resolve(folder, file)).size).toBeLessThanOrEqual(60_000);
});

it('has none of another name', () => {
  expect(pictureUrl('nowhere', 'fr', 'day')).toBeNull();
});
