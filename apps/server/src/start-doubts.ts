import type { Env } from './env.ts';

type Doubtful = Pick<Env, 'isProduction' | 'smtpUrl' | 'publicUrl' | 'trustedProxies'>;

/** Settings that a start accepts and that its operator should check. @decision running-aube#mail-server-required */
export function startDoubts(env: Doubtful): string[] {
  const { isProduction, smtpUrl, publicUrl, trustedProxies } = env;
  const doubts: [isDoubtful: boolean, says: string][] = [
    [
      isProduction && smtpUrl === undefined,
      'letters are written to files of the data folder: nobody receives them',
    ],
    [
      // This server speaks no TLS itself.
      isProduction && publicUrl.protocol === 'https:' && trustedProxies.length === 0,
      'TRUST_PROXY does not name the proxy that https needs: limits take all who come for one, or for none',
    ],
  ];
  return doubts.flatMap(([isDoubtful, says]) => (isDoubtful ? [says] : []));
}
