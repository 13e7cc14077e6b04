import {
  clearedProviderCookie,
  findProviderLogin,
  ProviderError,
  providerCookie,
  type IdentityProvider,
} from '@aube/auth';
import {
  AppError,
  confirmThroughProvider,
  enterThroughProvider,
  findSessionToConfirm,
  toAppError,
  type Context,
  type Services,
} from '@aube/api/server';
import type { Locale } from '@aube/content/locale';
import type { Hono } from 'hono';
import type { CallCount } from '../http/call-count.ts';
import type { RequestContext, RequestEnv } from '../http/request-env.ts';
import { refuse } from '../rest/kernel.ts';

const START = '/connexion/oidc';
const RETURN = '/connexion/oidc/retour';

type OidcDoor = {
  services: Services;
  createContext: (c: RequestContext, locale: Locale, sessionHeaders: Headers) => Context;
  countCalls: CallCount;
};

/** @decision D58 */
const PURPOSES = {
  login: { procedure: 'account.loginThroughProvider', page: '/connexion' },
  confirmation: { procedure: 'account.confirmThroughProvider', page: '/mon-compte' },
} as const;
type Purpose = keyof typeof PURPOSES;

type Outcome = 'confirme' | 'annule' | 'expire' | 'refuse' | 'indisponible' | 'trop';

function pagePath(locale: Locale, purpose: Purpose, outcome?: Outcome): string {
  const { page } = PURPOSES[purpose];
  const path = locale === 'en' ? `/en${page}` : page;
  return outcome === undefined ? path : `${path}?etablissement=${outcome}`;
}

function refusalOf(thrown: unknown): Outcome {
  if (thrown instanceof ProviderError) {
    const words = { cancelled: 'annule', wrongAnswer: 'expire', away: 'indisponible' } as const;
    return words[thrown.fault];
  }
  const { appCode } = toAppError(thrown);
  if (appCode === 'WRONG_CREDENTIALS') return 'refuse';
  if (appCode === 'TOO_MANY_REQUESTS') return 'trop';
  const isOver = appCode === 'TOKEN_INVALID' || appCode === 'NOT_AUTHENTICATED';
  return isOver ? 'expire' : 'indisponible';
}

function leadTo(location: string, headers: Headers): Response {
  headers.set('location', location);
  headers.set('cache-control', 'no-store');
  return new Response(null, { status: 302, headers });
}

type Asked = { locale: Locale; purpose: Purpose };

function leadBack(c: RequestContext, asked: Asked, thrown: unknown, headers: Headers): Response {
  if (thrown instanceof ProviderError) {
    c.set('code', 'UNAVAILABLE');
    if (thrown.fault === 'away') c.set('fault', thrown);
  } else {
    const { appCode, httpStatus, cause } = toAppError(thrown);
    c.set('code', appCode);
    if (httpStatus >= 500) c.set('fault', cause ?? thrown);
  }
  return leadTo(pagePath(asked.locale, asked.purpose, refusalOf(thrown)), headers);
}

/**
 * Adds the paths for a login and a confirmation of identity at the provider. A browser opens these
 * paths as pages.
 * @decision D56 D58 sign-in#proof-through-the-provider
 */
export function mountOidc(app: Hono<RequestEnv>, door: OidcDoor): void {
  const { identityProvider, publicUrl, secondFactor } = door.services;
  const { siteKey } = secondFactor;
  const secure = publicUrl.startsWith('https:');

  async function start(c: RequestContext, provider: IdentityProvider): Promise<Response> {
    c.set('route', START);
    const locale: Locale = c.req.query('langue') === 'en' ? 'en' : 'fr';
    const isAnew = c.req.query('confirmer') === 'oui';
    const purpose = isAnew ? 'confirmation' : 'login';
    const headers = new Headers();
    try {
      const context = door.createContext(c, locale, headers);
      await door.countCalls(c, context, [PURPOSES[purpose].procedure]);
      const confirms = isAnew ? await findSessionToConfirm(context) : null;
      const { url, checks } = await provider.begin(`${publicUrl}${RETURN}`, { isAnew });
      const sealing = { siteKey, secure, now: context.now };
      headers.append('set-cookie', providerCookie({ ...checks, locale, confirms }, sealing));
      return leadTo(url.href, headers);
    } catch (thrown) {
      return leadBack(c, { locale, purpose }, thrown, headers);
    }
  }

  async function end(c: RequestContext, provider: IdentityProvider): Promise<Response> {
    c.set('route', RETURN);
    const headers = new Headers({ 'set-cookie': clearedProviderCookie(secure) });
    let asked: Asked = { locale: 'fr', purpose: 'login' };
    try {
      const context = door.createContext(c, asked.locale, headers);
      const sealing = { siteKey, secure, now: context.now };
      const pending = findProviderLogin(c.req.header('cookie') ?? null, sealing);
      const sessionId = pending?.confirms ?? null;
      const purpose = sessionId === null ? 'login' : 'confirmation';
      asked = { locale: pending?.locale ?? 'fr', purpose };
      await door.countCalls(c, context, [PURPOSES[purpose].procedure]);
      if (pending === null) throw new AppError('TOKEN_INVALID');
      const answer = new URL(`${publicUrl}${RETURN}${new URL(c.req.url).search}`);
      const { state, locale } = pending;
      const given = { state, readIdentity: () => provider.end(answer, pending) };
      if (sessionId === null) {
        await enterThroughProvider({ ...context, locale }, given);
        return leadTo(pagePath(locale, 'login'), headers);
      }
      await confirmThroughProvider({ ...context, locale }, { ...given, sessionId });
      return leadTo(pagePath(locale, 'confirmation', 'confirme'), headers);
    } catch (thrown) {
      return leadBack(c, asked, thrown, headers);
    }
  }

  if (identityProvider === null) {
    app.get(START, (c) => refuse(c, new AppError('NOT_FOUND')));
    app.get(RETURN, (c) => refuse(c, new AppError('NOT_FOUND')));
    return;
  }
  app.get(START, (c) => start(c, identityProvider));
  app.get(RETURN, (c) => end(c, identityProvider));
}
