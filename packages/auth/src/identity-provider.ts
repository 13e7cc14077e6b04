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

/** How long the provider may take to answer one request. */
const TIMEOUT_SECONDS = 5;

/** By how much the provider's clock may be behind ours. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** How long what the provider publishes of itself is believed. */
const DISCOVERY_LIFETIME_MS = 60 * 60_000;

/** Who a site is to its establishment's identity provider. @decision D56 */
export type IdentityProviderSettings = { issuer: URL; clientId: string; clientSecret: string };

/** What one login keeps until the provider answers. */
export type ProviderChecks = {
  state: string;
  nonce: string;
  verifier: string;
  /** The person must have proved who they are there since then, in seconds; null: whenever it was. */
  provenSince: number | null;
};

/** Whom the provider says it is; the address counts when it says that it verified it. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
};

/** Why the provider's answer let nobody in. */
export type ProviderFault = 'cancelled' | 'wrongAnswer' | 'away';

export class ProviderError extends Error {
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, cause: unknown) {
    super(`identity provider: ${fault}`, { cause });
    this.fault = fault;
  }
}

/** The establishment's provider: authorization code, PKCE, state and nonce. @decision D56 */
export type IdentityProvider = {
  /**
   * Where to send the browser. With `isAnew` the provider asks for the login itself, whatever session it
   * has with the person. @decision D58
   * @throws ProviderError `away`
   */
  begin(
    redirectUri: string,
    asked?: { isAnew: boolean },
  ): Promise<{ url: URL; checks: ProviderChecks }>;
  /**
   * Who came back to `answer`, the address with all that the provider wrote on it.
   * @throws ProviderError; `wrongAnswer` also for a login that is older than was asked for
   */
  end(answer: URL, checks: ProviderChecks): Promise<ProviderIdentity>;
};

/**
 * Asks nothing of the provider before somebody logs in: a site starts while it is away. What it
 * publishes is kept for an hour; a failure is not kept.
 */
export function createIdentityProvider(
  { issuer, clientId, clientSecret }: IdentityProviderSettings,
  now: () => number = Date.now,
): IdentityProvider {
  let known: { configuration: Promise<Configuration>; until: number } | null = null;

  function configure(): Promise<Configuration> {
    if (known && known.until > now()) return known.configuration;
    const configuration = discovery(issuer, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // The standard lets TLS alone vouch for an ID token of the code flow: its signature is asked for too.
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
      };
    },
  };
}

/** Whether the person logged in at the provider when it was asked for; one that does not say so did not. */
function isProvenSince(since: number | null, provenAt: unknown): boolean {
  if (since === null) return true;
  return typeof provenAt === 'number' && provenAt >= since - CLOCK_TOLERANCE_SECONDS;
}

/** What the token of the login leaves out, as the standard lets it. */
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
