import type { Hazard } from '../hazard.ts';

const HOST = 'clinique.test';

/** @decision D99 */
export const otherHost: Hazard = {
  does: 'opens the site under another host, over http',
  host: HOST,
  launchArgs: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  mayTell: true,
};
