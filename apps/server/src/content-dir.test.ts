import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createWorld, MORNING } from '@aube/api/testing';
import { contentFolder } from '@aube/content';
import { loadCourse } from '@aube/content/build';
import { testDatabase } from '@aube/db/testing';
import { startRealServer } from '@aube/prove/real-server';
import { afterAll, describe, expect, it } from 'vitest';

const connection = await testDatabase();
const world = await createWorld(connection);
const site = mkdtempSync(join(tmpdir(), 'aube-site-'));
const dataDir = mkdtempSync(join(tmpdir(), 'aube-site-data-'));
afterAll(() => [site, dataDir].forEach((folder) => rmSync(folder, { recursive: true })));

const chapterFile = 'course/module-2/staying-safe.fr.md';
const moduleFile = 'course/module-2/module.json';
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

const ours = (path: string): string => readFileSync(join(contentFolder, path), 'utf8');
function put(path: string, data: string | Buffer): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), data);
}

// docs/content.md, "Replacing a chapter": the site replaces only the French text.
put(chapterFile, ours(chapterFile).replace(/^title: .*$/mu, 'title: Chez nous, en sécurité'));
// docs/content.md, "Your own file in the place of ours": the site replaces the French video and its
// captions.
put('course/module-2/video.fr.mp4', film);
put('course/module-2/video.fr.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nLe film de chez nous.\n');
// docs/content.md, "Another path, or an address": the site gives the English video another address.
const { video, ...module } = JSON.parse(ours(moduleFile)) as { video: { fr: object } };
const elsewhere = { source: 'https://videos.example.test/sleep-window.mp4' };
put(moduleFile, JSON.stringify({ ...module, video: { fr: video.fr, en: elsewhere } }));

const course = await loadCourse(contentFolder, site);
const server = await startRealServer({
  env: {
    DATABASE_URL: connection.url,
    AUBE_DATA_DIR: dataDir,
    AUBE_CLOCK: MORNING.toISOString(),
    CONTENT_DIR: site,
  },
});
afterAll(() => server.stop());

const userId = await world.addStarted('2025-12-29');
const { token } = await world.services.auth.open({ userId, kind: 'bearer', now: MORNING });

async function call(name: string, input: unknown, lang = 'fr') {
  const response = await fetch(`${server.url}/trpc/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': lang,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ json: input }),
  });
  return (await response.json()) as { result: { data: { json: Record<string, unknown> } } };
}
const read = async (name: string, input: unknown, lang = 'fr') =>
  (await call(name, input, lang)).result.data.json;

await call('programme.markVideoWatched', { moduleId: 1 });
for (const { number } of course.modules[0]?.chapters ?? []) {
  await call('programme.markChapterRead', { number });
}

describe('a site’s own content, put in place as docs/content.md says', () => {
  it('shows the replaced chapter, and ours in the language that was left alone', async () => {
    const number = course.modules[1]?.chapters.find(({ id }) => id === 'staying-safe')?.number;
    const french = await read('programme.getChapter', { number });
    const english = await read('programme.getChapter', { number }, 'en');
    expect([french['title'], english['title']]).toEqual(['Chez nous, en sécurité', 'Staying safe']);
  });

  it('plays the replaced film by ranges, with its captions', async () => {
    const shown = await read('programme.getVideo', { moduleId: 2 });
    const part = await fetch(server.url + String(shown['url']), {
      headers: { range: 'bytes=100-199' },
    });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/1000']);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(100, 200));
    const [captions] = shown['captions'] as { language: string; url: string }[];
    const words = await (await fetch(server.url + String(captions?.url))).text();
    expect([captions?.language, words]).toEqual([
      'fr',
      expect.stringContaining('Le film de chez nous.'),
    ]);
  });

  it('plays a film of another site, and lets the browser reach that site for nothing else', async () => {
    const shown = await read('programme.getVideo', { moduleId: 2 }, 'en');
    expect(shown['url']).toBe(elsewhere.source);
    const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? '';
    const admitting = policy.split('; ').filter((rule) => rule.includes('videos.example.test'));
    expect(admitting).toEqual(["media-src 'self' https://videos.example.test"]);
  });

  it('names what was left behind', () => {
    const warnings = course.warnings.filter((each) => each.startsWith('course/module-2: '));
    expect(warnings).toEqual([
      'course/module-2: en: the video has no captions',
      'course/module-2: en: the video has no transcript',
      'course/module-2: fr: the video was replaced, course/module-2/video.en.vtt was not',
      'course/module-2: fr: the video was replaced, course/module-2/video.fr.jpg was not',
      'course/module-2: fr: the video was replaced, course/module-2/video.fr.txt was not',
    ]);
    for (const warning of warnings) expect(server.output()).toContain(warning);
  });
});
