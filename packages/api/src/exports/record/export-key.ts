import type { Locale } from '@aube/content';
import type { Services } from '../../context.ts';
import type { ExportFileName } from '../rules/dataset.ts';
import { USUAL_FORM, type CsvForm } from '../../csv-form.ts';
import { latestPossible } from '../../time/rules/trusted-time.ts';
import { EXPORT_KEY_MS } from '../rules/export-request.ts';
import type { Filters } from './export-snapshot.ts';

export type PreparedExport = {
  /** Null for the operator. */
  userId: number | null;
  /** End of the permission to download, in epoch milliseconds. */
  expiresAt: number;
  file: ExportFileName;
  filters: Filters;
  withIdentity: boolean;
  locale: Locale;
  form: CsvForm;
  preparation: string;
};

const CONTEXT = 'export';

type Keeper = Pick<Services, 'secondFactor'>;

/**
 * Encrypts the permission to download with the site's key. Nothing is stored; any server of the
 * site can read the key.
 */
export const sealExport = ({ secondFactor }: Keeper, prepared: PreparedExport): string =>
  secondFactor.siteKey.seal(JSON.stringify(prepared), CONTEXT);

export function openExportKey(
  { secondFactor }: Keeper,
  key: string,
  { userId, now }: { userId: number | null; now: Date },
): PreparedExport | null {
  const text = secondFactor.siteKey.open(key, CONTEXT);
  if (text === null) return null;
  // Keys of earlier releases have no `form`.
  const prepared = { form: USUAL_FORM, ...(JSON.parse(text) as Omit<PreparedExport, 'form'>) };
  const latestEnd = latestPossible(now).getTime() + EXPORT_KEY_MS;
  const isLive = prepared.expiresAt > now.getTime() && prepared.expiresAt <= latestEnd;
  return prepared.userId === userId && isLive ? prepared : null;
}
