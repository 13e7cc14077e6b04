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

describe('/docs-api', () => {
  it.each([
    ['/docs-api', 'fr', 'Enregistrer une nuit'],
    ['/en/docs-api', 'en', 'Save a night'],
    ['/docs-api?lang=en', 'en', 'Save a night'],
  ])('%s is a page in %s that fits this site’s CSP', async (path, locale, words) => {
    const { status, headers, text } = await ask(path);
    expect([status, headers.get('content-language')]).toEqual([200, locale]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(words);
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\/(?!localhost|aube)/);
    expect(text).not.toContain('[object');
    expect(text).toContain('If-Match');
    expect(text).toContain('Retry-After');
    expect(text).toContain('Authorization: Bearer $AUBE_TOKEN');
    expect(text).toContain('<code>application/zip</code>');
    for (const { path: each } of REST_ROWS) expect(text).toContain(`<code>${each}</code>`);
  });

  it.each(['fr', 'en'])('has a line for curl at each call: %s', async (locale) => {
    const { text } = await ask(`/docs-api?lang=${locale}`);
    const lines = [...text.matchAll(/<code>curl ([^<]*)<\/code>/g)].map(([, line]) => line ?? '');
    expect(lines).toHaveLength(REST_ROWS.length);
    expect(lines.every((line) => line.includes(`?lang=${locale}`))).toBe(true);
  });

  it('links only to its own parts', async () => {
    const { text } = await ask('/docs-api');
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  });

  it('has a style sheet', async () => {
    const { headers, text } = await ask('/docs-api.css');
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(text).toContain('prefers-color-scheme: dark');
  });
});
