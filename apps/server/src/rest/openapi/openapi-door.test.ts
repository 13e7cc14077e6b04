import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld } from '../../testing/server-world.ts';
import { REST_ROWS } from '../rows.ts';

const { ask } = await createServerWorld(await testDatabase());

const titleOf = ({ json }: { json: Record<string, unknown> }) =>
  (json['info'] as { title: string }).title;

describe('/openapi.json', () => {
  it('needs no session, and comes in `lang`, else the browser’s language, else French', async () => {
    const plain = await ask('/openapi.json');
    expect([plain.status, titleOf(plain)]).toEqual([200, 'Aube, interface REST']);
    expect(plain.json['servers']).toEqual([{ url: 'https://aube.example.test' }]);
    const english = { headers: { 'accept-language': 'en-CA,fr;q=0.5' } };
    expect(titleOf(await ask('/openapi.json', english))).toBe('Aube, REST interface');
    expect(titleOf(await ask('/openapi.json?lang=en'))).toBe('Aube, REST interface');
    for (const lang of ['fr', 'de', '']) {
      expect(titleOf(await ask(`/openapi.json?lang=${lang}`, english))).toBe(
        'Aube, interface REST',
      );
    }
  });

  it('answers 304 while it is unchanged', async () => {
    const { headers } = await ask('/openapi.json');
    const again = await ask('/openapi.json', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

const AREAS = new Set(REST_ROWS.map(({ procedure }) => procedure.split('.')[0] ?? ''));

const wholeText = async (home: string, query = '') => {
  const pages = ['', ...[...AREAS].map((area) => `/${area}`)].map((area) =>
    ask(`${home}${area}${query}`),
  );
  return (await Promise.all(pages)).map(({ text }) => text.replaceAll('<wbr />', '')).join('\n');
};

describe('/docs-api', () => {
  it.each([
    ['/docs-api/diary', 'fr', 'Enregistrer une nuit'],
    ['/en/docs-api/diary', 'en', 'Save a night'],
    ['/docs-api/diary?lang=en', 'en', 'Save a night'],
    ['/docs-api', 'fr', 'Le corps d’un refus'],
  ])('%s is a page in %s that fits this site’s CSP', async (path, locale, words) => {
    const { status, headers, text } = await ask(path);
    expect([status, headers.get('content-language')]).toEqual([200, locale]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(words);
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\/(?!localhost|aube)/);
    expect(text).not.toContain('[object');
  });

  it.each(['fr', 'en'])(
    'has each path with a line for curl on the page of its group: %s',
    async (lang) => {
      const text = await wholeText('/docs-api', `?lang=${lang}`);
      for (const words of ['If-Match', 'Retry-After', '<code>application/zip</code>']) {
        expect(text).toContain(words);
      }
      expect(text).toContain('Authorization: Bearer $AUBE_TOKEN');
      for (const { path } of REST_ROWS) expect(text).toContain(`<code>${path}</code>`);
      const lines = [...text.matchAll(/<code>curl ([^<]*)<\/code>/g)].map(([, line]) => line ?? '');
      expect(lines).toHaveLength(REST_ROWS.length);
      expect(lines.every((line) => line.includes(`?lang=${lang}`))).toBe(true);
    },
  );

  it.each(['/docs-api', '/en/docs-api'])(
    'links only to pages and parts that exist: %s',
    async (home) => {
      for (const area of ['', '/diary', '/admin']) {
        const { text } = await ask(home + area);
        const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
        for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
        const links = [...text.matchAll(/href="(\/[^"]+)"/g)].map(([, link]) => link ?? '');
        expect(links.length).toBeGreaterThan(AREAS.size);
        for (const link of links) expect([link, (await ask(link)).status]).toEqual([link, 200]);
      }
    },
  );

  it('answers 404 for a group that does not exist', async () => {
    expect((await ask('/docs-api/nothing')).status).toBe(404);
  });

  it('has a style sheet', async () => {
    const { headers, text } = await ask('/docs-api.css');
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(text).toContain('prefers-color-scheme: dark');
  });
});
