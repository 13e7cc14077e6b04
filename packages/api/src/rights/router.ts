import { router } from '../trpc.ts';
import { getConsent, getOwnConsent, giveConsent } from './consent.ts';

/** What the law gives a person, and what staff carry out for them. @decision decisions/0026 */
export const rightsRouter = router({
  getConsent,
  getOwnConsent,
  giveConsent,
});
