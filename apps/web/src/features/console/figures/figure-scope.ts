import { isLocalDate, type Figure, type LocalDate } from '@aube/api/rules';
import { parseWholeNumber } from '../list/list-filter.ts';
import { peopleWords } from './people-words.ts';

const LARGEST_ID = 2_147_483_647;

export type FigureScope = {
  readonly establishmentId?: number | undefined;
  readonly registeredFrom?: LocalDate | undefined;
  readonly registeredTo?: LocalDate | undefined;
};

const dateOf = (text: string | null): LocalDate | undefined =>
  text !== null && isLocalDate(text) ? text : undefined;

/** Reads filters with the parameter names of the participant list. */
export function readScope(params: URLSearchParams): FigureScope {
  return {
    establishmentId: parseWholeNumber(params.get('etablissement'), LARGEST_ID),
    registeredFrom: dateOf(params.get('inscrit-du')),
    registeredTo: dateOf(params.get('inscrit-au')),
  };
}

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

/** Query of the participant list for the people counted in a figure. */
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

export function askedOf({ establishmentId, registeredFrom, registeredTo }: FigureScope) {
  return {
    ...(establishmentId !== undefined && { establishmentId }),
    ...(registeredFrom !== undefined && { registeredFrom }),
    ...(registeredTo !== undefined && { registeredTo }),
  };
}
