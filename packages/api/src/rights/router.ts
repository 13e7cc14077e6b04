import { router } from '../trpc.ts';
import { getConsent, getOwnConsent, giveConsent } from './consent.ts';
import { eraseUser } from './erase.ts';
import { exportAudit } from './export-audit.ts';
import { gatherIncident } from './gather-incident.ts';
import { exportOwnData } from './export-own-data.ts';
import { listAudit } from './list-audit.ts';
import { listOwnViewers } from './list-own-viewers.ts';
import { listPastRetention } from './list-past-retention.ts';

/** What the law gives a person, and what staff carry out for them. @decision decisions/0026 */
export const rightsRouter = router({
  eraseUser,
  exportAudit,
  exportOwnData,
  gatherIncident,
  getConsent,
  getOwnConsent,
  giveConsent,
  listAudit,
  listOwnViewers,
  listPastRetention,
});
