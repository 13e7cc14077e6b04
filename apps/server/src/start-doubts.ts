import type { Env } from './env.ts';

type Doubtful = Pick<
  Env,
  'isProduction' | 'smtpUrl' | 'publicUrl' | 'trustedProxies' | 'identityProvider'
>;

/**
 * True when an HTTPS site names no proxy. The server has no TLS of its own, so such a site needs a
 * proxy.
 */
export const isProxyUnnamed = ({
  publicUrl,
  trustedProxies,
}: Pick<Env, 'publicUrl' | 'trustedProxies'>): boolean =>
  publicUrl.protocol === 'https:' && trustedProxies.length === 0;

/**
 * Warnings about settings that a start accepts and that the operator should check.
 * @decision running-aube#mail-server-required
 */
export function startDoubts(env: Doubtful): string[] {
  const { isProduction, smtpUrl, identityProvider } = env;
  const { acr = [], amr = [] } = identityProvider?.secondFactor ?? {};
  const doubts: [isDoubtful: boolean, says: string][] = [
    [
      isProduction && smtpUrl === undefined,
      'emails are written to files of the data folder: nobody receives them',
    ],
    [
      isProxyUnnamed(env),
      'TRUST_PROXY does not name the proxy that https needs: the limits then count all callers as one, and a few wrong logins lock everybody out',
    ],
    [
      isProduction && identityProvider !== undefined && acr.length + amr.length === 0,
      'OIDC_ACR and OIDC_AMR are empty: the provider is trusted to ask for a second factor each time',
    ],
  ];
  return doubts.flatMap(([isDoubtful, says]) => (isDoubtful ? [says] : []));
}
