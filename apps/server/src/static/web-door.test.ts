import { testDatabase } from '@aube/db/testing';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { RequestEnv } from '../http/request-env.ts';
import { COOKIE_NAME, createServerWorld } from '../testing/server-world.ts';
import { isForGuest, mountWeb } from './web-door.ts';
import type { WebFile } from './web-files.ts';

const { ask, web } = await createServerWorld(await testDatabase());

describe('the pages', () => {
  it.each([
    ['/', 200, 'fr'],
    ['/faq', 200, 'fr'],
    ['/en', 200, 'en'],
    ['/en/', 200, 'en'],
    ['/en/faq', 200, 'en'],
    ['/journal-sommeil/2026-01-05', 200, 'fr'],
    ['/journal-sommeil/hier', 404, 'fr'],
    ['/en/nowhere', 404, 'en'],
    ['/english', 404, 'fr'],
    ['/faq/', 404, 'fr'],
    ['/.git/config', 404, 'fr'],
  ])('answer %s with %i and the shell in %s', async (path, status, locale) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(`<html lang="${locale}">`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/fr', '/'],
    ['/fr/faq?a=1', '/faq?a=1'],
    ['/FAQ', '/faq'],
    ['/EN/Faq', '/en/faq'],
    ['/Journal-Sommeil/2026-01-05', '/journal-sommeil/2026-01-05'],
    ['/Mon-Programme/Module/1', '/mon-programme/module/1'],
    ['/FR/Inscription/AbC', '/inscription/AbC'],
    ['/EN/Activation/Ana-12/AbC', '/en/activation/Ana-12/AbC'],
    ['/Docs-API', '/docs-api'],
    ['/fr/docs-api', '/docs-api'],
    ['/EN/Docs-api/Diary?lang=en', '/en/docs-api/diary?lang=en'],
    ['/docs-apis', null],
    ['/fr//faq', '/faq'],
    ['/.well-known/change-password', '/mon-compte#mot-de-passe'],
    ['/fr//exemple.test', null],
    ['/fr/%2Fexemple.test', null],
    ['/fr/nowhere', null],
    ['/français', null],
    ['/en/faq)', '/en/faq'],
    ['/faq.', '/faq'],
    ['/faq,', '/faq'],
    ['/faq>', '/faq'],
    ['/faq%3E', '/faq'],
    ['/faq%29', '/faq'],
    ['/faq\u00a0»', '/faq'],
    ['/faq”).', '/faq'],
    ['/faq’', '/faq'],
    ['/faq…', '/faq'],
    ['/faq/)', null],
    ['/faq!?a=1', '/faq?a=1'],
    ['/FR/FAQ);', '/faq'],
    ['/fr.', '/'],
    ['/).', '/'],
    ['/docs-api).', '/docs-api'],
    ['/inscription/AbC).', '/inscription/AbC'],
    ['/nowhere).', null],
    ['/faq)a', null],
    ['/faq(', null],
    ['/faq-', null],
    ['/faq%', null],
    ['//exemple.test)', null],
  ])('%s leads to %s', async (path, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      location === null ? 404 : 302,
      location,
    ]);
  });

  it('lead to the password in English for people who read English first', async () => {
    const headers = { 'accept-language': 'en-CA,fr;q=0.5' };
    const answer = await ask('/.well-known/change-password', { headers });
    expect(answer.headers.get('location')).toBe('/en/mon-compte#mot-de-passe');
  });

  it('send the bare root on to English for people who read English first, and nothing else', async () => {
    const english = { headers: { 'accept-language': 'en-CA,fr;q=0.5' } };
    const root = await ask('/?from=poster', english);
    expect([root.status, root.headers.get('location')]).toEqual([302, '/en?from=poster']);
    expect(root.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect((await ask('/faq', english)).status).toBe(200);
    const remembered = { headers: { ...english.headers, cookie: 'langue=fr' } };
    expect((await ask('/', remembered)).status).toBe(200);
    expect((await ask('/', remembered)).headers.get('vary')).toContain('Cookie');
  });

  it.each(['/fr', '/fr/', '/FR', '/fr).'])(
    'give French to an English browser that asks for %s',
    async (path) => {
      const english = { 'accept-language': 'en-CA,fr;q=0.5', cookie: 'langue=en' };
      const asked = await ask(path, { headers: english });
      expect([asked.status, asked.headers.get('location')]).toEqual([302, '/']);
      const [kept = ''] = (asked.headers.get('set-cookie') ?? '').split(';');
      expect(asked.headers.get('cache-control')).toBe('no-store');
      const shown = await ask('/', { headers: { ...english, cookie: kept } });
      expect([shown.status, shown.text.includes('<html lang="fr">')]).toEqual([200, true]);
    },
  );

  it("announce what every page waits for, then the page's own scripts, in its language", async () => {
    const boot = '</assets/boot.js>; rel=preload; as=script';
    expect((await ask('/faq')).headers.get('link')).toBe(
      `${boot}, </assets/faq-fr.js>; rel=modulepreload, </assets/texts-fr.js>; rel=modulepreload`,
    );
    expect((await ask('/en/faq')).headers.get('link')).toBe(
      '</assets/faq-en.js>; rel=modulepreload',
    );
    expect((await ask('/')).headers.get('link')).toBe(boot);
    expect((await ask('/en')).headers.get('link')).toBeNull();
  });

  it('take GET and HEAD only', async () => {
    expect((await ask('/faq', { method: 'HEAD' })).text).toBe('');
    expect((await ask('/faq', { method: 'HEAD' })).status).toBe(200);
    expect((await ask('/faq', { method: 'POST' })).status).toBe(404);
  });
});

describe('the finished documents', () => {
  const finished = (path: string): WebFile => ({
    type: 'text/html; charset=utf-8',
    etag: `"${path}"`,
    isHashed: false,
    body: Buffer.from(`<main>${path}</main>`),
    brotli: null,
    gzip: null,
  });
  const names = ['fr /', 'en /', 'fr /faq', 'en /faq'];
  const documents = new Map(names.map((name) => [name, finished(name)]));
  const app = new Hono<RequestEnv>();
  mountWeb(app, {
    root: web.root,
    secure: true,
    sessionCookie: COOKIE_NAME,
    documents: { find: (locale, route) => documents.get(`${locale} ${route}`) },
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each([
    ['/', 'fr /'],
    ['/en', 'en /'],
    ['/en/', 'en /'],
    ['/faq', 'fr /faq'],
    ['/en/faq', 'en /faq'],
  ])('answer a guest at %s with the document of %s', async (path, shown) => {
    const { status, text } = await get(path, { cookie: 'langue=fr' });
    expect([status, text]).toEqual([200, `<main>${shown}</main>`]);
  });

  it.each([
    ['of a person who may be logged in', '/faq', { cookie: `langue=fr; ${COOKIE_NAME}=a` }, 200],
    ['with a search', '/faq?etablissement=refuse', {}, 200],
    ['of no page', '/faq/', {}, 404],
    ['of a page that has none', '/journal-sommeil/2026-01-05', {}, 200],
  ])('leave the shell to an address %s', async (_what, path, headers, expected) => {
    const { status, text } = await get(path, headers);
    expect(status).toBe(expected);
    expect(text).toContain('<title>Aube</title>');
  });

  it('are not sent again when the browser has them, and differ by cookie', async () => {
    const first = await get('/faq');
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const tag = first.headers.get('etag') ?? '';
    const again = await get('/faq', { 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const after = await get('/faq', { 'if-none-match': tag, cookie: `${COOKIE_NAME}=a` });
    expect(after.status).toBe(200);
    expect((await get('/')).headers.get('vary')).toContain('Accept-Language, Cookie');
  });

  it('announce what they are painted with, and no script of the page', async () => {
    expect((await get('/faq')).headers.get('link')).toBe(
      '</assets/boot.js>; rel=preload; as=script',
    );
    expect((await get('/en/faq')).headers.get('link')).toBeNull();
  });

  it.each([
    [undefined, '', true],
    ['langue=fr', '', true],
    [`x${COOKIE_NAME}=a`, '', true],
    [`${COOKIE_NAME}=a`, '', false],
    [`langue=fr; ${COOKIE_NAME}=a`, '', false],
    [undefined, '?etablissement=refuse', false],
  ])('with the cookie %s and the search %s: for a guest %s', (cookie, search, isGuest) => {
    expect(isForGuest(cookie, COOKIE_NAME, search)).toBe(isGuest);
  });
});

describe('the files', () => {
  it('come compressed as the build left them, for browsers that accept it', async () => {
    const path = '/assets/index-A1b2C3d4.js';
    const brotli = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    const plain = await ask(path, { headers: { 'accept-encoding': 'br;q=0, gzip' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.text).toBe('console.log("aube");\n');
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('say how their letters are written', async () => {
    const types = ['/favicon.svg', '/assets/index-A1b2C3d4.js', '/faq'].map(
      async (path) => (await ask(path)).headers.get('content-type') ?? '',
    );
    for (const type of await Promise.all(types)) expect(type).toContain('; charset=utf-8');
  });

  it('are not sent again when the browser has them', async () => {
    const { headers } = await ask('/favicon.svg');
    const again = await ask('/favicon.svg', {
      headers: { 'if-none-match': `W/${headers.get('etag') ?? ''}` },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each([
    '/assets/index-A1b2C3d4.js.map',
    '/assets/index-A1b2C3d4.js.br',
    '/routes.json',
    '/index.html',
    '/en/index.html',
    '/.vite/manifest.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '//assets/index-A1b2C3d4.js',
    '/assets/INDEX-A1b2C3d4.js',
    '/assets/index-A1b2C3d4.js%00',
  ])('never include %s (OP-4, AZ-10)', async (path) => {
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).not.toContain('console.log');
  });
});
