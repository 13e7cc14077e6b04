import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@aube/db/testing';
import { siteSettings } from '@aube/db/schema';
import { afterAll, expect, it } from 'vitest';
import { runCaptured } from './testing/run-captured.ts';

const [old, fresh] = await Promise.all([createTestDatabase(), createTestDatabase()]);
const folder = mkdtempSync(join(tmpdir(), 'aube-settings-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([old.close(), fresh.close()]);
});
const file = (name: string) => join(folder, name);
const runOn = (url: string, line: string[], lang = 'en_CA.UTF-8') =>
  runCaptured(line, {
    source: { DATABASE_URL: url, PUBLIC_URL: 'https://aube.example.test', LANG: lang },
  });
const content = [
  {
    code: 'own',
    name: { fr: 'Écoute', en: 'Helpline' },
    isAlwaysOpen: true,
    phone: { display: '514 555-0155', tel: '5145550155' },
  },
];
const published = {
  kind: 'crisis',
  establishmentId: null,
  content,
  state: 'published',
  number: 1,
  publication: 1,
  changedAt: new Date(),
  publishedAt: new Date(),
} as const;

it('brings the settings of one site to another, which then writes the same file', async () => {
  await old.db.insert(siteSettings).values(published);
  const written = await runOn(old.url, ['settings', 'export', '--output', file('tout.json')]);
  expect(written.said).toContain('Settings: 1.');
  const trial = await runOn(fresh.url, ['settings', 'import', file('tout.json'), '--dry-run']);
  expect(trial.said).toMatch(/crisis lines\s+the whole site\s+new/u);
  expect(await fresh.db.$count(siteSettings)).toBe(0);
  expect(await runOn(fresh.url, ['settings', 'import', file('tout.json')])).toMatchObject({
    exitCode: 2,
  });
  const made = await runOn(fresh.url, ['settings', 'import', file('tout.json'), '--yes']);
  expect(made).toMatchObject({ exitCode: 0 });
  expect(made.said).toContain('Settings published: 1.');
  await runOn(fresh.url, ['settings', 'export', '--output', file('again.json')]);
  expect(readFileSync(file('again.json'), 'utf8')).toBe(readFileSync(file('tout.json'), 'utf8'));
});

it.each([
  ['en_CA.UTF-8', 'settings.0.content.0.url', 'does not begin with https://'],
  ['fr_CA.UTF-8', 'settings.0.content.0.url', 'ne commence pas par https://'],
])('says each fault at its place in the file (%s)', async (lang, place, words) => {
  const wrong = [{ ...content[0], url: 'javascript:alert(1)' }];
  const settings = [{ kind: 'crisis', establishment: null, content: wrong }];
  writeFileSync(file('wrong.json'), JSON.stringify({ format: 'aube-settings@1', settings }));
  const run = await runOn(fresh.url, ['settings', 'import', file('wrong.json'), '--yes'], lang);
  expect(run.exitCode).toBe(2);
  expect(run.noted).toContain(place);
  expect(run.noted).toContain(words);
});
