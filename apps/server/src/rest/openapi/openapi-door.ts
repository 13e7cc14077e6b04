import { createHash } from 'node:crypto';
import { AppError } from '@aube/api/server';
import type { Locale } from '@aube/content/locale';
import type { Hono } from 'hono';
import { localeOfHeader } from '../../http/accept-language.ts';
import type { RequestContext, RequestEnv } from '../../http/request-env.ts';
import { localeOfQuery } from '../texts/texts.ts';
import { apiPageStyle } from './api-page-style.ts';
import { apiPage, apiPageAreas } from './api-page.ts';
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

function keptByLocale<Made>(make: (locale: Locale) => Promise<Made>) {
  const kept = new Map<Locale, Promise<Made>>();
  return (locale: Locale): Promise<Made> => {
    const known = kept.get(locale) ?? make(locale);
    kept.set(locale, known);
    return known;
  };
}

/**
 * The document, the pages of `/docs-api` and their style are public, because they contain no data
 * of the site.
 * @decision rest-and-openapi#openapi-from-the-rows
 */
export function mountOpenApi(app: Hono<RequestEnv>, publicUrl: URL, webRoot: string): void {
  const url = publicUrl.origin;
  const documents = keptByLocale(async (locale) =>
    fileOf(JSON.stringify(openApiDocument(locale, url)), 'application/json; charset=utf-8'),
  );
  const pages = keptByLocale(async (locale) => {
    const document = openApiDocument(locale, url);
    const made = [null, ...apiPageAreas(document, locale)].map(async (area) => {
      const page = await apiPage(document, locale, area);
      return [area, fileOf(String(page), 'text/html; charset=utf-8')] as const;
    });
    return new Map(await Promise.all(made));
  });
  const style = fileOf(apiPageStyle(webRoot), 'text/css; charset=utf-8');

  async function sendPage(c: RequestContext, locale: Locale, area: string | null) {
    c.set('route', 'page /docs-api');
    const page = (await pages(locale)).get(area);
    if (!page) throw new AppError('NOT_FOUND');
    return send(c, page, locale);
  }

  app.get('/openapi.json', async (c) => {
    c.set('route', '/openapi.json');
    const locale = localeAsked(c);
    return send(c, await documents(locale), locale);
  });
  app.get('/docs-api/:area?', (c) =>
    sendPage(c, localeOfQuery(c.req.query('lang')), c.req.param('area') ?? null),
  );
  app.get('/en/docs-api/:area?', (c) => sendPage(c, 'en', c.req.param('area') ?? null));
  app.get('/docs-api.css', (c) => {
    c.set('route', 'file');
    return send(c, style);
  });
}
