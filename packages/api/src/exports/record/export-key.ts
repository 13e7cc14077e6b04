import type { Locale } from '@aube/content';
import type { Services } from '../../context.ts';
import type { ExportFileName } from '../rules/dataset.ts';
import type { Filters } from './export-snapshot.ts';

/** Permission of an export: person, end, rows. */
export type PreparedExport = {
  /** Null: the operator. */
  userId: number | null;
  /** Milliseconds of the epoch. */
  expiresAt: number;
  file: ExportFileName;
  filters: Filters;
  withIdentity: boolean;
  locale: Locale;
  /** The request that prepared it, as in the log. */
  preparation: string;
};

const CONTEXT = 'export';

type Keeper = Pick<Services, 'secondFactor'>;

/** Seals it under the site's key: nothing is stored, and any server of the site opens it. */
export const sealExport = ({ secondFactor }: Keeper, prepared: PreparedExport): string =>
  secondFactor.siteKey.seal(JSON.stringify(prepared), CONTEXT);

/** The permission in a key; null for a foreign, expired or another person's key. */
export function openExportKey(
  { secondFactor }: Keeper,
  key: string,
  { userId, now }: { userId: number | null; now: Date },
): PreparedExport | null {
  const text = secondFactor.siteKey.open(key, CONTEXT);
  if (text === null) return null;
  const prepared = JSON.parse(text) as PreparedExport;
  return prepared.userId === userId && prepared.expiresAt > now.getTime() ? prepared : null;
}
