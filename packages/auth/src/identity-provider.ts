import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { isFactorProven, type FactorWords } from './proven-factor.ts';

const TIMEOUT_SECONDS = 5;

const CLOCK_TOLERANCE_SECONDS = 30;

const TRUSTED: FactorWords = { acr: [], amr: [] };

const DISCOVERY_LIFETIME_MS = 60 * 60_000;

/** @decision D56 */
export type IdentityProviderSettings = {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** @decision D57 */
  secondFactor?: FactorWords;
};

export type ProviderChecks = {
  state: string;
  nonce: string;
  verifier: string;
  /** Earliest accepted login time, in epoch seconds; null for no limit. */
  provenSince: number | null;
};

/** `email` may be used only when the provider has verified the address. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  /** False when the provider's answer lacks a required second factor. */
  isFactorProven: boolean;
};

export type ProviderFault = 'cancelled' | 'wrongAnswer' | 'away';

export class ProviderError extends Error {
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, cause: unknown) {
    super(`identity provider: ${fault}`, { cause });
    this.fault = fault;
  }
}

/** @decision D56 */
export type IdentityProvider = {
  /**
   * With `isAnew`, a person who is already logged in at the provider must log in again.
   * @decision D58
   * @throws ProviderError `away`
   */
  begin(
    redirectUri: string,
    asked?: { isAnew: boolean },
  ): Promise<{ url: URL; checks: ProviderChecks }>;
  /**
   * `answer`: the full address, with the provider's parameters.
   * @throws ProviderError; `wrongAnswer` also for a login that is too old
   */
  end(answer: URL, checks: ProviderChecks): Promise<ProviderIdentity>;
};

/** Contacts the provider only at a login, so that the site can start without the provider. */
export function createIdentityProvider(
  { issuer, clientId, clientSecret, secondFactor = TRUSTED }: IdentityProviderSettings,
  now: () => number = Date.now,
): IdentityProvider {
  let known: { configuration: Promise<Configuration>; until: number } | null = null;

  function configure(): Promise<Configuration> {
    if (known && known.until > now()) return known.configuration;
    const configuration = discovery(issuer, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // Also checks the ID token's signature, which the standard's code flow does not require.
      execute: [
        enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    });
    const asked = { configuration, until: now() + DISCOVERY_LIFETIME_MS };
    known = asked;
    configuration.catch(() => {
      if (known === asked) known = null;
    });
    return configuration;
  }

  const findConfiguration = () =>
    configure().catch((cause: unknown) => {
      throw new ProviderError('away', cause);
    });

  return {
    async begin(redirectUri, { isAnew } = { isAnew: false }) {
      const configuration = await findConfiguration();
      const checks = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        provenSince: isAnew ? Math.floor(now() / 1000) : null,
      };
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(secondFactor.acr.length > 0 && { acr_values: secondFactor.acr.join(' ') }),
        ...(isAnew && { prompt: 'login', max_age: '0' }),
      });
      return { url, checks };
    },

    async end(answer, { state, nonce, verifier, provenSince }) {
      const configuration = await findConfiguration();
      const tokens = await authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch((cause: unknown) => {
        throw new ProviderError(faultOf(cause), cause);
      });
      const claims = tokens.claims();
      if (!claims) throw new ProviderError('wrongAnswer', null);
      const { iss, sub, auth_time: provenAt } = claims;
      if (!isProvenSince(provenSince, provenAt)) throw new ProviderError('wrongAnswer', null);
      const { email, email_verified: isVerified } =
        claims['email'] === undefined
          ? await askAddress(configuration, tokens.access_token, sub)
          : claims;
      return {
        issuer: iss,
        subject: sub,
        email: typeof email === 'string' ? email : null,
        isEmailVerified: isVerified === true,
        isFactorProven: isFactorProven(secondFactor, { acr: claims['acr'], amr: claims['amr'] }),
      };
    },
  };
}

function isProvenSince(since: number | null, provenAt: unknown): boolean {
  if (since === null) return true;
  return typeof provenAt === 'number' && provenAt >= since - CLOCK_TOLERANCE_SECONDS;
}

async function askAddress(
  configuration: Configuration,
  accessToken: string,
  subject: string,
): Promise<{ email?: unknown; email_verified?: unknown }> {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  return fetchUserInfo(configuration, accessToken, subject).catch((cause: unknown) => {
    throw new ProviderError(faultOf(cause), cause);
  });
}

function faultOf(thrown: unknown): ProviderFault {
  if (thrown instanceof AuthorizationResponseError) {
    return thrown.error === 'access_denied' ? 'cancelled' : 'wrongAnswer';
  }
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : null;
  const isAway = thrown instanceof TypeError || code === 'OAUTH_TIMEOUT';
  return isAway ? 'away' : 'wrongAnswer';
}
