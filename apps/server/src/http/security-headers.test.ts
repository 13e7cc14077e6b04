import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld, type Ask } from '../testing/server-world.ts';
import { mediaOrigins } from './media-origins.ts';
import { securityHeaders } from './security-headers.ts';

const { ask } = await createServerWorld(await testDatabase());

const EXACT = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const URLS: [status: number, path: string, given?: Ask][] = [
  [200, '/'],
  [302, '/', { headers: { 'accept-language': 'en' } }],
  [200, '/en/faq'],
  [404, '/nulle-part'],
  [404, '/assets/missing.js'],
  [200, '/healthz'],
  [200, '/api/questionnaires/ps'],
  [401, '/api/auth/moi'],
  [404, '/api/nulle-part'],
  [405, '/api/auth/moi', { method: 'DELETE' }],
  [400, '/api/auth/connexion', { method: 'POST', body: '{' }],
  [413, '/api/auth/connexion', { method: 'POST', body: { x: 'x'.repeat(300_000) } }],
  [414, `/api/auth/moi?x=${'x'.repeat(5000)}`],
  [415, '/trpc/account.login', { method: 'POST', headers: { 'content-type': 'text/plain' } }],
  [404, '/trpc/nothing.here'],
  [404, '/trpc/%E0%A4%A'],
  [404, '/metrics'],
];

describe('the headers of every response (BR-1)', () => {
  it.each(URLS)('are exact on a %i of %.40s', async (status, path, given) => {
    const { headers, status: answered } = await ask(path, given);
    expect(answered).toBe(status);
    for (const [name, value] of Object.entries(EXACT)) expect(headers.get(name)).toBe(value);
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('leave to documents what only a document obeys', async () => {
    const { headers, status } = await ask('/assets/index-A1b2C3d4.js');
    expect(status).toBe(200);
    const sent = Object.keys(EXACT).filter((name) => headers.has(name));
    expect(sent).toEqual([
      'cross-origin-resource-policy',
      'strict-transport-security',
      'x-content-type-options',
    ]);
  });

  it('promise HTTPS only where the site is reached by it', () => {
    const names = securityHeaders(new URL('http://localhost:3000')).map(([name]) => name);
    expect(names).not.toContain('strict-transport-security');
    expect(names).toHaveLength(6);
  });

  it('admit the videos and recordings of another site where the content points at one, and nothing else of it', () => {
    const video = (host: string) => ({
      url: `https://${host}/one?x='none'`,
      captions: [],
      poster: null,
      transcript: [],
      hasVoice: true,
    });
    const text = {
      title: '',
      summary: '',
      body: [
        {
          name: 'audio' as const,
          id: 'calm',
          label: 'Calm',
          url: 'https://audio.example.test/calm.mp3',
          children: [],
        },
      ],
      wordCount: 0,
      readingEase: 100,
      figures: [],
    };
    const spoken = { id: 'calm', number: 1, moduleNumber: 1, text: { fr: text, en: text } };
    const module = {
      video: { fr: video('videos.example.test'), en: video('en.example.test:8443') },
      chapters: [],
    };
    const origins = mediaOrigins({
      modules: [module, { video: null, chapters: [spoken] }, module],
    });
    const headers = new Map(securityHeaders(new URL('http://localhost:3000'), origins));
    expect(headers.get('content-security-policy')).toBe(
      EXACT['content-security-policy'].replace(
        "media-src 'self'",
        "media-src 'self' https://videos.example.test https://en.example.test:8443 https://audio.example.test",
      ),
    );
  });

  it.each([
    ['/api/auth/moi', 'no-store'],
    ['/api/questionnaires/ps', 'no-store'],
    ['/trpc/account.me', 'no-store'],
    ['/healthz', 'no-store'],
    ['/', 'no-cache'],
    ['/assets/index-A1b2C3d4.js', 'public, max-age=31536000, immutable'],
  ])('say how long %s may be kept (PR-4)', async (path, cacheControl) => {
    expect((await ask(path)).headers.get('cache-control')).toBe(cacheControl);
  });

  it.each([
    'https://evil.example',
    'null',
    'https://aube.example.test.evil.example',
    'http://aube.example.test',
    'https://sub.aube.example.test',
    'https://aube.example.test',
  ])('never open the API to %s (SE-7)', async (origin) => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const { headers } = await ask('/api/auth/moi', { method, headers: { origin } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
