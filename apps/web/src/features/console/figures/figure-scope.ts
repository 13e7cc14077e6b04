import { isLocalDate, type Figure, type LocalDate } from '@aube/api/rules';
import { wholeOf } from '../list/list-filter.ts';
import { peopleWords } from './people-words.ts';

const LARGEST_ID = 2_147_483_647;

/** Whom the figures on a page count. */
export type FigureScope = {
  readonly establishmentId?: number | undefined;
  readonly registeredFrom?: LocalDate | undefined;
  readonly registeredTo?: LocalDate | undefined;
};

const dateOf = (text: string | null): LocalDate | undefined =>
  text !== null && isLocalDate(text) ? text : undefined;

/** The words of an address that narrow the figures, as the list of the participants knows them. */
export function readScope(params: URLSearchParams): FigureScope {
  return {
    establishmentId: wholeOf(params.get('etablissement'), LARGEST_ID),
    registeredFrom: dateOf(params.get('inscrit-du')),
    registeredTo: dateOf(params.get('inscrit-au')),
  };
}

/** The same as an address holds it. */
export function writeScope({
  establishmentId,
  registeredFrom,
  registeredTo,
}: FigureScope): Record<string, string> {
  return {
    ...(establishmentId !== undefined && { etablissement: String(establishmentId) }),
    ...(registeredFrom !== undefined && { 'inscrit-du': registeredFrom }),
    ...(registeredTo !== undefined && { 'inscrit-au': registeredTo }),
  };
}

/** The address of the list of the people whom a figure counts. */
export function peopleQuery(
  scope: FigureScope,
  figure: Figure,
  week?: number,
): Record<string, string> {
  return {
    ...writeScope(scope),
    chiffre: peopleWords[figure].word,
    ...(week !== undefined && { semaine: String(week) }),
  };
}

/** Only what narrows: the procedure is not asked about what was not chosen. */
export function askedOf({ establishmentId, registeredFrom, registeredTo }: FigureScope) {
  return {
    ...(establishmentId !== undefined && { establishmentId }),
    ...(registeredFrom !== undefined && { registeredFrom }),
    ...(registeredTo !== undefined && { registeredTo }),
  };
}
