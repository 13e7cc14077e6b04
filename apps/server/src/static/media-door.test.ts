import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '@aube/content';
import { loadCourse } from '@aube/content/build';
import { testDatabase } from '@aube/db/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'aube-media-'));
afterAll(() => rmSync(folder, { recursive: true }));
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => 32 + (index % 90)));
const file = join(folder, 'video.mp4');
writeFileSync(file, bytes);
writeFileSync(join(folder, 'empty.vtt'), '');
writeFileSync(join(folder, 'secret.txt'), 'not to be sent');

const one = {
  path: 'course/module-1/video.fr.mp4',
  file,
  type: 'video/mp4',
  bytes: 1000,
  hash: 'h1',
};
const empty = {
  path: 'course/module-1/video.fr.vtt',
  file: join(folder, 'empty.vtt'),
  type: 'text/vtt; charset=utf-8',
  bytes: 0,
  hash: 'h2',
};
const world = await createServerWorld(await testDatabase());
const course = { ...world.services.course, media: [one, empty] };
const app = world.makeApp({ course });
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  world.ask(path, { method, headers }, app);
const PATH = '/media/h1/course/module-1/video.fr.mp4';
const text = bytes.toString();

describe('a media file', () => {
  it('is sent whole where no range is asked for, and says that it takes ranges', async () => {
    const whole = await ask(PATH);
    expect([whole.status, whole.text]).toEqual([200, text]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-length': '1000',
      'content-type': 'video/mp4',
      etag: '"h1"',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.headers.get('content-range')).toBeNull();
  });

  it.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-0', 0, 0],
    ['bytes=200-299', 200, 299],
    ['bytes=900-5000', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('gives %s of itself (206)', async (range, from, to) => {
    const part = await ask(PATH, { range });
    expect([part.status, part.text]).toEqual([206, text.slice(from, to + 1)]);
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/1000`);
    expect(part.headers.get('content-length')).toBe(String(to - from + 1));
  });

  it.each(['bytes=1000-', 'bytes=4000-5000', 'bytes=-0'])('has no %s (416)', async (range) => {
    const refused = await ask(PATH, { range });
    expect([refused.status, refused.text]).toEqual([416, '']);
    expect(refused.headers.get('content-range')).toBe('bytes */1000');
  });

  it.each(['bytes=5-1', 'bytes=0-1,5-9', 'lines=1-2', 'bytes=x'])(
    'is sent whole for %s, which it does not understand',
    async (range) => expect((await ask(PATH, { range })).status).toBe(200),
  );

  it('gives a range of the version that the browser has, else the whole', async () => {
    const range = 'bytes=10-19';
    expect((await ask(PATH, { range, 'if-range': '"h1"' })).status).toBe(206);
    expect((await ask(PATH, { range, 'if-range': '"older"' })).status).toBe(200);
    expect((await ask(PATH, { range, 'if-range': 'W/"h1"' })).status).toBe(200);
    expect((await ask(PATH, { range, 'if-range': 'Mon, 01 Jan 2026 00:00:00 GMT' })).status).toBe(
      200,
    );
  });

  it('is not sent again to a browser that has it', async () => {
    const again = await ask(PATH, { 'if-none-match': '"h1"', range: 'bytes=0-9' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('answers HEAD as GET, without the body', async () => {
    const head = await ask(PATH, {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '1000']);
    const part = await ask(PATH, { range: 'bytes=0-9' }, 'HEAD');
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
  });

  it('may be empty', async () => {
    const answer = await ask('/media/h2/course/module-1/video.fr.vtt');
    expect([answer.status, answer.text]).toEqual([200, '']);
  });

  it.each(['POST', 'PUT', 'DELETE'])('takes no %s', async (method) => {
    expect((await ask(PATH, {}, method)).status).toBe(404);
  });

  it('that changed since the start is not there any more', async () => {
    const changing = join(folder, 'changing.mp4');
    writeFileSync(changing, 'first');
    const media = [{ ...one, file: changing, bytes: 5 }];
    const other = world.makeApp({ course: { ...course, media } });
    expect((await world.ask(PATH, {}, other)).status).toBe(200);
    writeFileSync(changing, 'another');
    expect((await world.ask(PATH, {}, other)).status).toBe(404);
    rmSync(changing);
    expect((await world.ask(PATH, {}, other)).status).toBe(404);
  });
});

describe('what lies beside the media', () => {
  it.each([
    '/media',
    '/media/',
    '/media/h1',
    '/media/h1/',
    '/media/h1/course/module-1/',
    '/media/course/module-1/video.fr.mp4',
    '/media/h2/course/module-1/video.fr.mp4',
    '/media/H1/course/module-1/video.fr.mp4',
    '/media/h1/course/module-1/VIDEO.fr.mp4',
    '/media/h1/course/module-1/video.fr.mp4/',
    '/media/h1/course/module-1/video.fr.mp4%00',
    '/media/h1/course/module-1/video%2Efr.mp4',
    '/media/h1/course/module-1%2Fvideo.fr.mp4',
    '/media/h1//course/module-1/video.fr.mp4',
    '//media/h1/course/module-1/video.fr.mp4',
    '/media/h1/course/module-1/module.json',
    '/media/h1/course/module-1/video.json',
    '/media/h1/secret.txt',
    '/media/h1/../secret.txt',
    '/media/h1/..%2f..%2fsecret.txt',
    '/media/h1/%2e%2e/%2e%2e/etc/passwd',
    '/media/h1/..%5c..%5csecret.txt',
    '/media/h1/....//....//secret.txt',
    '/media/%2Fetc%2Fpasswd',
    '/media/file:///etc/passwd',
    '/media/h1/course/module-1/video.fr.mp4;.vtt',
    '/media/%E0%A4%A',
  ])('is never handed out: %s (AZ-10)', async (path) => {
    const { status, text: body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toMatch(/not to be sent|root:|"scenes"/);
  });
});

describe('the content’s own files', () => {
  it('are handed out with the types that browsers play', async () => {
    const shipped = world.services.course.media;
    const types = new Set(shipped.map(({ type }) => type));
    expect(types).toContain('video/mp4');
    const answers = await Promise.all(
      shipped.map(async ({ hash, path, type, bytes: size }) => {
        const { status, headers } = await world.ask(`/media/${hash}/${path}`, { method: 'HEAD' });
        return [
          status,
          headers.get('content-type') === type,
          headers.get('content-length') === `${size}`,
        ];
      }),
    );
    expect(answers).toEqual(shipped.map(() => [200, true, true]));
  });

  it('give way to a site’s own of the same path, under another address', async () => {
    const path = 'course/module-1/video.fr.mp4';
    mkdirSync(join(folder, 'course/module-1'), { recursive: true });
    writeFileSync(join(folder, path), 'the video of this site');
    const replaced = await loadCourse(contentFolder, folder);
    const url = replaced.modules[0]?.video?.fr.url ?? '';
    expect(url).not.toBe(world.services.course.modules[0]?.video?.fr.url);
    const answer = await world.ask(url, {}, world.makeApp({ course: replaced }));
    expect([answer.status, answer.text]).toEqual([200, 'the video of this site']);
    expect(replaced.warnings).toContain(
      'course/module-1: fr: the video was replaced, course/module-1/video.fr.vtt was not',
    );
  });
});
