import type { Env } from './env.ts';

type Doubtful = Pick<Env, 'isProduction' | 'smtpUrl' | 'publicUrl' | 'trustedProxies'>;

/** The server does not speak TLS, so an HTTPS site needs a proxy. */
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
  const { isProduction, smtpUrl } = env;
  const doubts: [isDoubtful: boolean, says: string][] = [
    [
      isProduction && smtpUrl === undefined,
      'letters are written to files of the data folder: nobody receives them',
    ],
    [
      isProxyUnnamed(env),
      'TRUST_PROXY does not name the proxy that https needs: limits take all who come for one, so that one lot of wrong logins locks everybody out',
    ],
  ];
  return doubts.flatMap(([isDoubtful, says]) => (isDoubtful ? [says] : []));
}
