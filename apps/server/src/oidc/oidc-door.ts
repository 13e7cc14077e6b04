import {
  clearedProviderCookie,
  findProviderLogin,
  ProviderError,
  providerCookie,
  type IdentityProvider,
} from '@aube/auth';
import {
  AppError,
  enterThroughProvider,
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
const PROCEDURE = 'account.loginThroughProvider';

type OidcDoor = {
  services: Services;
  createContext: (c: RequestContext, locale: Locale, sessionHeaders: Headers) => Context;
  countCalls: CallCount;
};

/** Why nobody entered, as the login page reads it in its address. */
type Refusal = 'annule' | 'expire' | 'refuse' | 'indisponible' | 'trop';

/** One of two pages of ours: nothing of the request is in it. */
function loginPath(locale: Locale, refusal?: Refusal): string {
  const page = locale === 'en' ? '/en/connexion' : '/connexion';
  return refusal === undefined ? page : `${page}?etablissement=${refusal}`;
}

function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof ProviderError) {
    const words = { cancelled: 'annule', wrongAnswer: 'expire', away: 'indisponible' } as const;
    return words[thrown.fault];
  }
  const { appCode } = toAppError(thrown);
  if (appCode === 'WRONG_CREDENTIALS') return 'refuse';
  if (appCode === 'TOO_MANY_REQUESTS') return 'trop';
  return appCode === 'TOKEN_INVALID' ? 'expire' : 'indisponible';
}

function leadTo(location: string, headers: Headers): Response {
  headers.set('location', location);
  headers.set('cache-control', 'no-store');
  return new Response(null, { status: 302, headers });
}

/** Back to the login page with why, which the log's line says too. */
function leadBack(c: RequestContext, locale: Locale, thrown: unknown, headers: Headers): Response {
  const refusal = refusalOf(thrown);
  c.set('code', thrown instanceof ProviderError ? 'UNAVAILABLE' : toAppError(thrown).appCode);
  return leadTo(loginPath(locale, refusal), headers);
}

/**
 * The login through the establishment's provider: one address leads to it, the other takes its answer.
 * Neither is a procedure, since a browser goes there as to a page.
 * @decision D56
 */
export function mountOidc(app: Hono<RequestEnv>, door: OidcDoor): void {
  const { identityProvider, publicUrl, secondFactor } = door.services;
  const { siteKey } = secondFactor;
  const secure = publicUrl.startsWith('https:');

  async function start(c: RequestContext, provider: IdentityProvider): Promise<Response> {
    c.set('route', START);
    const locale: Locale = c.req.query('langue') === 'en' ? 'en' : 'fr';
    const headers = new Headers();
    try {
      const context = door.createContext(c, locale, headers);
      await door.countCalls(c, context, [PROCEDURE]);
      const { url, checks } = await provider.begin(`${publicUrl}${RETURN}`);
      const sealing = { siteKey, secure, now: context.now };
      headers.append('set-cookie', providerCookie({ ...checks, locale }, sealing));
      return leadTo(url.href, headers);
    } catch (thrown) {
      return leadBack(c, locale, thrown, headers);
    }
  }

  async function end(c: RequestContext, provider: IdentityProvider): Promise<Response> {
    c.set('route', RETURN);
    const headers = new Headers({ 'set-cookie': clearedProviderCookie(secure) });
    let locale: Locale = 'fr';
    try {
      const context = door.createContext(c, locale, headers);
      await door.countCalls(c, context, [PROCEDURE]);
      const sealing = { siteKey, secure, now: context.now };
      const pending = findProviderLogin(c.req.header('cookie') ?? null, sealing);
      if (pending === null) throw new AppError('TOKEN_INVALID');
      locale = pending.locale;
      const answer = new URL(`${publicUrl}${RETURN}${new URL(c.req.url).search}`);
      await enterThroughProvider(
        { ...context, locale },
        { state: pending.state, readIdentity: () => provider.end(answer, pending) },
      );
      return leadTo(loginPath(locale), headers);
    } catch (thrown) {
      return leadBack(c, locale, thrown, headers);
    }
  }

  if (identityProvider === null) {
    // These addresses would else be read as pages that are not there.
    app.get(START, (c) => refuse(c, new AppError('NOT_FOUND')));
    app.get(RETURN, (c) => refuse(c, new AppError('NOT_FOUND')));
    return;
  }
  app.get(START, (c) => start(c, identityProvider));
  app.get(RETURN, (c) => end(c, identityProvider));
}
