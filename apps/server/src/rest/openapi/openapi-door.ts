import { createHash } from 'node:crypto';
import type { Locale } from '@aube/content/locale';
import type { Hono } from 'hono';
import { localeOfHeader } from '../../http/accept-language.ts';
import type { RequestContext, RequestEnv } from '../../http/request-env.ts';
import { localeOfQuery } from '../texts/texts.ts';
import { API_PAGE_STYLE } from './api-page-style.ts';
import { apiPage } from './api-page.ts';
import { openApiDocument } from './document.ts';

type File = { text: string; type: string; etag: string };

const fileOf = (text: string, type: string): File => ({
  text,
  type,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

const localeAsked = (c: RequestContext): Locale => {
  const asked = c.req.query('lang');
  const chosen = asked === undefined ? localeOfHeader(c.req.header('accept-language')) : null;
  return chosen ?? localeOfQuery(asked);
};

function send(c: RequestContext, { text, type, etag }: File, locale?: Locale): Response {
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'no-cache',
    etag,
    ...(locale && { 'content-language': locale, vary: 'Accept-Language' }),
  });
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}

function keptByLocale(make: (locale: Locale) => Promise<File>) {
  const kept = new Map<Locale, Promise<File>>();
  return (locale: Locale): Promise<File> => {
    const known = kept.get(locale) ?? make(locale);
    kept.set(locale, known);
    return known;
  };
}

/**
 * The document, the page `/docs-api` and the style of this page are public, because they contain
 * no data of the site.
 * @decision rest-and-openapi#openapi-from-the-rows
 */
export function mountOpenApi(app: Hono<RequestEnv>, publicUrl: URL): void {
  const url = publicUrl.origin;
  const documents = keptByLocale(async (locale) =>
    fileOf(JSON.stringify(openApiDocument(locale, url)), 'application/json; charset=utf-8'),
  );
  const pages = keptByLocale(async (locale) => {
    const page = await apiPage(openApiDocument(locale, url), locale);
    return fileOf(String(page), 'text/html; charset=utf-8');
  });
  const style = fileOf(API_PAGE_STYLE, 'text/css; charset=utf-8');

  app.get('/openapi.json', async (c) => {
    c.set('route', '/openapi.json');
    const locale = localeAsked(c);
    return send(c, await documents(locale), locale);
  });
  app.get('/docs-api', async (c) => {
    c.set('route', 'page /docs-api');
    const locale = localeOfQuery(c.req.query('lang'));
    return send(c, await pages(locale), locale);
  });
  app.get('/en/docs-api', async (c) => {
    c.set('route', 'page /en/docs-api');
    return send(c, await pages('en'), 'en');
  });
  app.get('/docs-api.css', (c) => {
    c.set('route', 'file');
    return send(c, style);
  });
}
