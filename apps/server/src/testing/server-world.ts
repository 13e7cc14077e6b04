import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createWorld, MORNING } from '@aube/api/testing';
import type { CallLimiter, SessionKind } from '@aube/auth';
import type { Connection } from '@aube/db';
import pino from 'pino';
import { createApp } from '../app.ts';
import type { RequestObserver } from '../http/request-log.ts';
import { chosenTime } from '../operations/trusted-time.ts';
import { documentMismatch } from './fits-document.ts';

const SCRIPT = 'console.log("aube");\n';

const FILES: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><html lang="fr"><title>Aube</title></html>\n',
  'en/index.html': '<!doctype html><html lang="en"><title>Aube</title></html>\n',
  'routes.json': JSON.stringify({
    locales: {
      fr: { prefix: '', shell: 'index.html', links: ['</assets/boot.js>; rel=preload; as=script'] },
      en: { prefix: '/en', shell: 'en/index.html' },
    },
    routes: [
      { path: '/', pattern: '/' },
      {
        path: '/faq',
        pattern: '/faq',
        modules: { fr: ['/assets/faq-fr.js', '/assets/texts-fr.js'], en: ['/assets/faq-en.js'] },
      },
      { path: '/journal-sommeil/:date', pattern: '/journal-sommeil/\\d{4}-\\d{2}-\\d{2}' },
      { path: '/mon-programme/module/:module', pattern: '/mon-programme/module/[1-6]' },
      { path: '/inscription/:rest?', pattern: '/inscription(?:/[^/]+)?' },
      { path: '/rappels/:token?', pattern: '/rappels(?:/[^/]+)?' },
      { path: '/activation/:username?/:token', pattern: '/activation(?:/[^/]+)?/[A-Za-z0-9_-]+' },
    ],
  }),
  'assets/index-A1b2C3d4.js': SCRIPT,
  'assets/index-A1b2C3d4.js.br': brotliCompressSync(SCRIPT),
  'assets/index-A1b2C3d4.js.map': '{}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/manifest.json': '{}',
};

function createWebFixture(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'aube-web-'));
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

export type Ask = {
  method?: string;
  as?: { token: string; kind?: SessionKind };
  /** Body of the request. A string is sent unchanged; every other value is sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  peer?: string;
};

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  json: Record<string, unknown>;
};

const PUBLIC_URL = 'https://aube.example.test';
export const COOKIE_NAME = '__Host-auth._token.local';

function sessionHeader({ token, kind = 'bearer' }: NonNullable<Ask['as']>): Record<string, string> {
  return kind === 'bearer'
    ? { authorization: `Bearer ${token}` }
    : { cookie: `${COOKIE_NAME}=${token}`, 'sec-fetch-site': 'same-origin' };
}

const unlimited: CallLimiter = { spend: async () => ({ allowed: true }) };

export async function createServerWorld(
  connection: Pick<Connection, 'db' | 'pool' | 'openClient'>,
) {
  const world = await createWorld(connection);
  const web = createWebFixture();
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const state = { now: MORNING, isDraining: false, isClockRight: true };

  const makeApp = ({
    callLimiter = unlimited,
    securityContact = null,
    trace = null,
    isProxyUnnamed = false,
    trustedProxies = [],
    ...content
  }: Partial<Pick<typeof world.services, 'course' | 'identityProvider' | 'longCounts'>> & {
    callLimiter?: CallLimiter;
    securityContact?: string | null;
    trace?: RequestObserver | null;
    isProxyUnnamed?: boolean;
    trustedProxies?: readonly string[];
  } = {}) =>
    createApp({
      services: { ...world.services, ...content, publicUrl: PUBLIC_URL },
      callLimiter,
      clock: () => state.now,
      time: { ...chosenTime(() => state.now), isClockRight: () => state.isClockRight },
      mark: null,
      log,
      droppedLines: () => 0,
      trustedProxies,
      isProxyUnnamed,
      webRoot: web.root,
      isDraining: () => state.isDraining,
      scrapers: { networks: ['198.51.100.0/24'], token: 'a-token-of-the-tests' },
      securityContact,
      trace,
      jobSuccesses: new Map([['letters', MORNING]]),
    });
  const app = makeApp();

  async function ask(path: string, given: Ask = {}, on = app): Promise<Answer> {
    const { method = 'GET', as, body, headers, peer = '192.0.2.1' } = given;
    const isJson = body !== undefined && typeof body !== 'string';
    const request = new Request(`${PUBLIC_URL}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as && sessionHeader(as)),
        ...(peer !== '192.0.2.1' && { host: `${peer.includes(':') ? `[${peer}]` : peer}:3000` }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    });
    const incoming = { socket: { remoteAddress: peer } };
    const response = await on.fetch(request, { incoming });
    const text = await response.text();
    const isJsonAnswer = response.headers.get('content-type')?.startsWith('application/json');
    const answer: Answer = {
      status: response.status,
      headers: response.headers,
      text,
      json: isJsonAnswer && text !== '' ? (JSON.parse(text) as Answer['json']) : {},
    };
    const stray = documentMismatch(method, path.replace(/\?.*$/s, ''), answer);
    if (stray !== null) throw new Error(stray);
    return answer;
  }

  const call = (name: string, input?: unknown, given: Ask = {}, on = app) =>
    ask(
      `/trpc/${name}`,
      { method: 'POST', body: input === undefined ? '{}' : { json: input }, ...given },
      on,
    );

  async function login(userId: number, kind: SessionKind = 'bearer', now = state.now) {
    const { token } = await world.services.auth.open({ userId, kind, now });
    return { token, kind };
  }

  return { ...world, app, makeApp, ask, call, login, lines, state, web };
}
