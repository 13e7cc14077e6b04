import type { RestRow } from './route.ts';
import { accountRows } from './routes/account.ts';
import { adminRows } from './routes/admin.ts';
import { diaryRows } from './routes/diary.ts';
import { exportRows } from './routes/exports.ts';
import { notificationRows } from './routes/notifications.ts';
import { programmeRows } from './routes/programme.ts';
import { accessTokenRows } from './routes/access-tokens.ts';
import { secondFactorRows } from './routes/second-factor.ts';
import { questionnaireRows } from './routes/questionnaires.ts';
import { rightsRows } from './routes/rights.ts';

/** @source specification §7 @decision D42 */
export const REST_ROWS: readonly RestRow[] = [
  ...accountRows,
  ...secondFactorRows,
  ...accessTokenRows,
  ...adminRows,
  ...exportRows,
  ...diaryRows,
  ...notificationRows,
  ...programmeRows,
  ...questionnaireRows,
  ...rightsRows,
];
