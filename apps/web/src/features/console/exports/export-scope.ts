import type { RouterInputs } from '@aube/api';
import {
  ALERT_NATURES,
  type AlertNature,
  isLocalDate,
  type LocalDate,
  NATURE_WORDS,
} from '@aube/api/rules';
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
  /** Of the alerts alone. */
  readonly nature?: AlertNature | undefined;
};

/** Every dataset in one archive. */
export const EVERYTHING = 'tout';
const USUAL = 'nuits';
/** The one whose rows are of several natures. */
export const ALERTS = 'alertes';

const dateOf = (text: string | null): LocalDate | undefined =>
  text !== null && isLocalDate(text) ? text : undefined;

const natureOf = (text: string | null): AlertNature | undefined =>
  ALERT_NATURES.find((nature) => NATURE_WORDS[nature] === text);

/** The words of an address that say what is wanted. */
export function readExportScope(params: URLSearchParams): ExportScope {
  const dataset = params.get('jeu') ?? USUAL;
  return {
    dataset: dataset === EVERYTHING ? null : dataset,
    establishmentId: wholeOf(params.get('etablissement'), LARGEST_ID),
    from: dateOf(params.get('du')),
    to: dateOf(params.get('au')),
    nature: dataset === ALERTS ? natureOf(params.get('nature')) : undefined,
  };
}

/** The same as an address holds it. */
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

/** Only what narrows: the procedures are not asked about what was not chosen. */
export const askedOf = ({ establishmentId, from, to, nature }: ExportScope) => ({
  ...(establishmentId !== undefined && { establishmentId }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(nature !== undefined && { nature }),
});

export const isBackwards = ({ from, to }: ExportScope): boolean =>
  from !== undefined && to !== undefined && to < from;
