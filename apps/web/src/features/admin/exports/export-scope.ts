import type { RouterInputs } from '@aube/api';
import { isLocalDate, type LocalDate } from '@aube/api/rules';
import { wholeOf } from '../list/list-filter.ts';

const LARGEST_ID = 2_147_483_647;

export type DatasetName = RouterInputs['exports']['getDataset']['dataset'];

/** Which data the page shows: it stands in the address. */
export type ExportScope = {
  /** The file's name before the dot; null for all of them. */
  readonly dataset: string | null;
  readonly establishmentId?: number | undefined;
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
};

/** Every dataset in one archive. */
export const EVERYTHING = 'tout';
const USUAL = 'nuits';

const dateOf = (text: string | null): LocalDate | undefined =>
  text !== null && isLocalDate(text) ? text : undefined;

/** The words of an address that say what is wanted. */
export function readExportScope(params: URLSearchParams): ExportScope {
  const dataset = params.get('jeu') ?? USUAL;
  return {
    dataset: dataset === EVERYTHING ? null : dataset,
    establishmentId: wholeOf(params.get('etablissement'), LARGEST_ID),
    from: dateOf(params.get('du')),
    to: dateOf(params.get('au')),
  };
}

/** The same as an address holds it. */
export function writeExportScope(scope: ExportScope): Record<string, string> {
  const { dataset, establishmentId, from, to } = scope;
  return {
    jeu: dataset ?? EVERYTHING,
    ...(establishmentId !== undefined && { etablissement: String(establishmentId) }),
    ...(from !== undefined && { du: from }),
    ...(to !== undefined && { au: to }),
  };
}

/** Only what narrows: the procedures are not asked about what was not chosen. */
export const askedOf = ({ establishmentId, from, to }: ExportScope) => ({
  ...(establishmentId !== undefined && { establishmentId }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

export const isBackwards = ({ from, to }: ExportScope): boolean =>
  from !== undefined && to !== undefined && to < from;
