import type { RouterInputs } from '@aube/api';
import { ALERT_NATURES, type AlertNature, NATURE_WORDS } from '@aube/api/rules';
import { parseWholeNumber } from '../list/list-filter.ts';
import {
  readPeriod,
  typedPeriodIn,
  type TypedPeriod,
  writePeriod,
} from '../period/typed-period.ts';

const LARGEST_ID = 2_147_483_647;

export type DatasetName = RouterInputs['exports']['getDataset']['dataset'];

export type ExportScope = {
  /** File name without extension; null for all datasets. */
  readonly dataset: string | null;
  readonly establishmentId?: number | undefined;
  readonly period: TypedPeriod;
  readonly nature?: AlertNature | undefined;
};

export const EVERYTHING = 'tout';
const USUAL = 'nuits';
export const ALERTS = 'alertes';

const PERIOD_WORDS = { from: 'du', to: 'au' };

const natureOf = (text: string | null): AlertNature | undefined =>
  ALERT_NATURES.find((nature) => NATURE_WORDS[nature] === text);

export function readExportScope(params: URLSearchParams): ExportScope {
  const dataset = params.get('jeu') ?? USUAL;
  return {
    dataset: dataset === EVERYTHING ? null : dataset,
    establishmentId: parseWholeNumber(params.get('etablissement'), LARGEST_ID),
    period: typedPeriodIn(params, PERIOD_WORDS),
    nature: dataset === ALERTS ? natureOf(params.get('nature')) : undefined,
  };
}

export function writeExportScope(scope: ExportScope): Record<string, string> {
  const { dataset, establishmentId, period, nature } = scope;
  return {
    jeu: dataset ?? EVERYTHING,
    ...(establishmentId !== undefined && { etablissement: String(establishmentId) }),
    ...writePeriod(period, PERIOD_WORDS),
    ...(nature !== undefined && { nature: NATURE_WORDS[nature] }),
  };
}

/** Null while the period cannot be read. Nothing is then shown or downloaded. */
export function askedOf({ establishmentId, period, nature }: ExportScope) {
  const days = readPeriod(period);
  if (days === null) return null;
  return {
    ...days,
    ...(establishmentId !== undefined && { establishmentId }),
    ...(nature !== undefined && { nature }),
  };
}

export type ExportAsked = NonNullable<ReturnType<typeof askedOf>>;
