import type { RouterInputs } from '@aube/api';
import {
  ALERT_NATURES,
  type AlertNature,
  isLocalDate,
  type LocalDate,
  NATURE_WORDS,
} from '@aube/api/rules';
import { parseWholeNumber } from '../list/list-filter.ts';

const LARGEST_ID = 2_147_483_647;

export type DatasetName = RouterInputs['exports']['getDataset']['dataset'];

export type ExportScope = {
  /** File name of the dataset without extension; null for all datasets. */
  readonly dataset: string | null;
  readonly establishmentId?: number | undefined;
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  readonly nature?: AlertNature | undefined;
};

/** Value in the address for all datasets in one archive. */
export const EVERYTHING = 'tout';
const USUAL = 'nuits';
export const ALERTS = 'alertes';

const dateOf = (text: string | null): LocalDate | undefined =>
  text !== null && isLocalDate(text) ? text : undefined;

const natureOf = (text: string | null): AlertNature | undefined =>
  ALERT_NATURES.find((nature) => NATURE_WORDS[nature] === text);

export function readExportScope(params: URLSearchParams): ExportScope {
  const dataset = params.get('jeu') ?? USUAL;
  return {
    dataset: dataset === EVERYTHING ? null : dataset,
    establishmentId: parseWholeNumber(params.get('etablissement'), LARGEST_ID),
    from: dateOf(params.get('du')),
    to: dateOf(params.get('au')),
    nature: dataset === ALERTS ? natureOf(params.get('nature')) : undefined,
  };
}

export function writeExportScope(scope: ExportScope): Record<string, string> {
  const { dataset, establishmentId, from, to, nature } = scope;
  return {
    jeu: dataset ?? EVERYTHING,
    ...(establishmentId !== undefined && { etablissement: String(establishmentId) }),
    ...(from !== undefined && { du: from }),
    ...(to !== undefined && { au: to }),
    ...(nature !== undefined && { nature: NATURE_WORDS[nature] }),
  };
}

export const askedOf = ({ establishmentId, from, to, nature }: ExportScope) => ({
  ...(establishmentId !== undefined && { establishmentId }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(nature !== undefined && { nature }),
});

export const isBackwards = ({ from, to }: ExportScope): boolean =>
  from !== undefined && to !== undefined && to < from;
