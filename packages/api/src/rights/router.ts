import { router } from '../trpc.ts';
import { getConsent, getOwnConsent, giveConsent } from './consent.ts';
import { eraseUser } from './erase.ts';
import { exportAudit } from './export-audit.ts';
import { gatherIncident } from './gather-incident.ts';
import { exportOwnData } from './export-own-data.ts';
import { listAudit } from './list-audit.ts';
import { listOwnViewers } from './list-own-viewers.ts';
import { listPastRetention } from './list-past-retention.ts';

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
