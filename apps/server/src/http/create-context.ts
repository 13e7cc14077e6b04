import type { Locale } from '@aube/content/locale';
import {
  clearedSessionCookie,
  credentialFromBearer,
  credentialFromCookie,
  deviceCookie,
  deviceCookieName,
  deviceFromCookie,
  sessionCookie,
  sessionCookieName,
  type Credential,
} from '@aube/auth';
import { AppError, type Context, type Services } from '@aube/api/server';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { addressPrefix } from './address-prefix.ts';
import { deviceNamesOf } from './device-names.ts';
import { localeOfHeader } from './accept-language.ts';
import type { RequestContext } from './request-env.ts';

export type ContextFactory = {
  cookieName: string;
  /**
   * Context for browsers with a cookie session. A cookie is ignored when the request has a bearer
   * header.
   * @throws METHOD_NOT_ALLOWED for a cookie without POST (security SE-6)
   */
  forTrpc: (c: RequestContext, sessionHeaders: Headers) => Context;
  /** @decision D56 */
  forProvider: (c: RequestContext, locale: Locale, sessionHeaders: Headers) => Context;
  /** Context for older clients, which use only bearer sessions. @decision D41 */
  forRest: (c: RequestContext, locale: Locale) => Context;
};

/**
 * `Clear-Site-Data` header at logout: the browser also deletes its cache and storage.
 * @source security BR-4
 */
const CLEAR_SITE_DATA = '"cache", "storage"';

/**
 * True for a request from a page in a browser. Browsers send the page's origin with every POST.
 * @decision D41
 */
const isBrowser = (c: RequestContext) =>
  c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined;

const GIVEN_UP = {
  slowReader: 'its reader took it too slowly',
  tooLong: 'it took longer than two hours',
  rightsLost: 'its reader lost the right to it',
} as const;

type Door = Pick<Context, 'sessionKind' | 'locale' | 'deviceId' | 'onDevice'>;

export function createContextFactory(
  services: Services,
  clock: Clock,
  pseudonymOf: (sessionId: string) => string,
  log: Logger,
): ContextFactory {
  const secure = services.publicUrl.startsWith('https:');
  const cookieName = sessionCookieName(secure);

  const create = (
    c: RequestContext,
    credential: Credential | null,
    door: Door,
    onSession: Context['onSession'],
  ): Context => {
    const now = clock();
    if (credential) c.set('who', pseudonymOf(credential.sessionId));
    return {
      ...services,
      ...door,
      credential,
      operator: null,
      now,
      requestId: c.get('requestId'),
      clientKey: c.get('clientKey'),
      callerGone: () => c.req.raw.signal,
      onFileGivenUp: (why) =>
        log.warn(
          { requestId: c.get('requestId'), route: c.get('route') },
          `a file was given up: ${GIVEN_UP[why]}`,
        ),
      origin: {
        callerKind: credential?.kind ?? 'guest',
        addressPrefix: addressPrefix(c.get('clientKey')),
      },
      deviceNames: () => deviceNamesOf(c.req.header('user-agent') ?? ''),
      onSession,
    };
  };

  function createForBrowser(
    c: RequestContext,
    credential: Credential | null,
    how: Pick<Context, 'sessionKind' | 'locale'>,
    sessionHeaders: Headers,
  ): Context {
    const deviceId = deviceFromCookie(c.req.header('cookie') ?? null, deviceCookieName(secure));
    const onDevice: Context['onDevice'] = (device) =>
      sessionHeaders.append('set-cookie', deviceCookie(device, secure));
    const context = create(c, credential, { ...how, deviceId, onDevice }, (change, end) => {
      const cookie = change
        ? sessionCookie(change, { secure, now: context.now })
        : clearedSessionCookie(secure);
      sessionHeaders.append('set-cookie', cookie);
      if (change === null && end?.keepsDevice !== true) {
        sessionHeaders.set('clear-site-data', CLEAR_SITE_DATA);
      }
    });
    return context;
  }

  return {
    cookieName,

    forTrpc(c, sessionHeaders) {
      const bearer = c.req.header('authorization') ?? null;
      const credential =
        bearer === null
          ? credentialFromCookie(c.req.header('cookie') ?? null, cookieName)
          : credentialFromBearer(bearer);
      // A cookie with GET is refused, because another site could make a browser send the request.
      if (credential?.kind === 'cookie' && c.req.method !== 'POST') {
        throw new AppError('METHOD_NOT_ALLOWED');
      }
      const locale = localeOfHeader(c.req.header('accept-language')) ?? 'fr';
      const sessionKind = isBrowser(c) ? 'cookie' : 'bearer';
      return createForBrowser(c, credential, { sessionKind, locale }, sessionHeaders);
    },

    forProvider(c, locale, sessionHeaders) {
      const credential = credentialFromCookie(c.req.header('cookie') ?? null, cookieName);
      return createForBrowser(c, credential, { sessionKind: 'cookie', locale }, sessionHeaders);
    },

    forRest(c, locale) {
      const credential = credentialFromBearer(c.req.header('authorization') ?? null);
      const noDevice = { deviceId: null, onDevice: () => undefined };
      const door: Door = { sessionKind: 'bearer', locale, ...noDevice };
      return create(c, credential, door, () => undefined);
    },
  };
}
