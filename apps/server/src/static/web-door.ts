import { AppError } from '@aube/api/server';
import type { Hono } from 'hono';
import type { RequestContext, RequestEnv } from '../http/request-env.ts';
import { refuse } from '../rest/kernel.ts';
import type { FinishedDocuments } from './finished-documents.ts';
import { type FindPage, readPageTable } from './page-table.ts';
import { frenchCookie, prefersEnglish } from './root-redirect.ts';
import { sendFile } from './send-file.ts';
import { readWebFiles } from './web-files.ts';

const NOT_BUILT = 'The web application is not built here: run npm run build.\n';

/** @source W3C, a well-known URL for changing passwords */
const CHANGE_PASSWORD = '/.well-known/change-password';

/** Pages served by `openapi-door.ts`. */
const API_PAGES = /^(?:\/en)?\/docs-api(?:\/|$)/;

const HOLDS_LETTERS = /:(?:token|rest|username)/;

/** Marks that a message puts after an address. No page and no token ends in one. */
const CLOSING = new Set('.,;:!)]}>*"\'’”»… \u00a0\u202f');

function withoutClosing(path: string): string {
  try {
    const pasted = decodeURI(path);
    let end = pasted.length;
    while (CLOSING.has(pasted.charAt(end - 1))) end -= 1;
    return end === pasted.length ? path : encodeURI(pasted.slice(0, end));
  } catch {
    return path;
  }
}

/**
 * Path without `/fr`, in lower case except parameters such as tokens. Has only one leading slash,
 * because a redirect to `//…` would lead to another site.
 */
function meantPath(path: string, findPage: FindPage): string {
  const bare = path.replace(/^\/fr(?=\/|$)/i, '').replace(/^\/*/, '/');
  const lowered = bare.toLowerCase();
  if (!HOLDS_LETTERS.test(findPage(lowered).route ?? '')) return lowered;
  return bare.replace(/^(?:\/en(?=\/|$))?(?:\/[^/]*)?/i, (start) => start.toLowerCase());
}

const isScript = (link: string) => link.endsWith('rel=modulepreload');

const isFilePath = (path: string) => path.startsWith('/assets/') || /\.\w{2,5}$/.test(path);

/** False for a person who may be logged in, and for an address that says more than its path. */
export const isForGuest = (cookie: string | undefined, sessionCookie: string, search: string) =>
  search === '' &&
  !(cookie ?? '').split(';').some((pair) => pair.trim().startsWith(`${sessionCookie}=`));

type Site = {
  root: string;
  secure: boolean;
  sessionCookie: string;
  documents: FinishedDocuments;
};

export function mountWeb(
  app: Hono<RequestEnv>,
  { root, secure, sessionCookie, documents }: Site,
): void {
  const findPage = readPageTable(root);
  if (findPage === null) {
    app.get('/', (c) => c.text(NOT_BUILT, 404));
    return;
  }
  const files = readWebFiles(root);

  const sendPage = (c: RequestContext, path: string): Response => {
    const page = findPage(path);
    const shell = files.get(page.shell);
    if (!shell) throw new AppError('INTERNAL');
    c.set('route', page.route === null ? '(no page)' : `page ${page.route}`);
    const isGuest = isForGuest(c.req.header('cookie'), sessionCookie, new URL(c.req.url).search);
    const finished =
      isGuest && page.route !== null ? documents.find(page.locale, page.route) : undefined;
    const response = sendFile(c, finished ?? shell, page.route === null ? 404 : 200);
    // Scripts of a finished document come after what is to be read.
    const links = finished ? page.links.filter((link) => !isScript(link)) : page.links;
    if (links.length > 0) response.headers.set('link', links.join(', '));
    response.headers.set('vary', 'Accept-Encoding, Cookie');
    return response;
  };

  app.get('/', (c) => {
    const leadsOn = prefersEnglish(c.req.header('cookie'), c.req.header('accept-language'));
    const response = leadsOn
      ? c.redirect(`/en${new URL(c.req.url).search}`, 302)
      : sendPage(c, '/');
    c.set('route', 'page /');
    response.headers.set('cache-control', 'no-cache');
    response.headers.set('vary', 'Accept-Encoding, Accept-Language, Cookie');
    return response;
  });

  app.get(CHANGE_PASSWORD, (c) => {
    const isEnglish = prefersEnglish(c.req.header('cookie'), c.req.header('accept-language'));
    c.set('route', CHANGE_PASSWORD);
    return c.redirect(`${isEnglish ? '/en' : ''}/mon-compte#mot-de-passe`, 302);
  });

  app.get('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const isShell = /(^|\/)(index\.html|routes\.json)$/.test(pathname);
    const file = isShell ? undefined : files.get(pathname);
    if (file) {
      c.set('route', 'file');
      return sendFile(c, file);
    }
    if (isFilePath(pathname)) return refuse(c, new AppError('NOT_FOUND'));
    const pasted = withoutClosing(pathname);
    const isKnown = pasted === pathname && findPage(pathname).route !== null;
    const meant = isKnown ? pathname : meantPath(pasted, findPage);
    const isPage = findPage(meant).route !== null || API_PAGES.test(meant);
    if (meant !== pathname && isPage) {
      c.set('route', '(other spelling)');
      if (/^\/fr\/*$/iu.test(pasted)) {
        c.header('set-cookie', frenchCookie(secure));
        c.header('cache-control', 'no-store');
      }
      return c.redirect(`${meant}${search}`, 302);
    }
    return sendPage(c, pathname);
  });
}
