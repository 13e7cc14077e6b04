import type { Figure, LocalDate } from '@aube/api/rules';
import { parseWholeNumber } from '../list/list-filter.ts';
import {
  readPeriod,
  type Period,
  typedPeriodIn,
  type TypedPeriod,
  writePeriod,
} from '../period/typed-period.ts';
import { peopleWords } from './people-words.ts';

const LARGEST_ID = 2_147_483_647;

const PERIOD_WORDS = { from: 'inscrit-du', to: 'inscrit-au' };
const OTHER_WORDS = { from: 'compare-du', to: 'compare-au' };

export type FigureChoices = {
  readonly establishmentId?: number | undefined;
  readonly period: TypedPeriod;
  readonly other: TypedPeriod;
};

export type FigureScope = {
  readonly establishmentId?: number | undefined;
  readonly registeredFrom?: LocalDate | undefined;
  readonly registeredTo?: LocalDate | undefined;
};

export const readChoices = (params: URLSearchParams): FigureChoices => ({
  establishmentId: parseWholeNumber(params.get('etablissement'), LARGEST_ID),
  period: typedPeriodIn(params, PERIOD_WORDS),
  other: typedPeriodIn(params, OTHER_WORDS),
});

const writePlace = ({ establishmentId }: Pick<FigureScope, 'establishmentId'>) => ({
  ...(establishmentId !== undefined && { etablissement: String(establishmentId) }),
});

export const writeChoices = (choices: FigureChoices): Record<string, string> => ({
  ...writePlace(choices),
  ...writePeriod(choices.period, PERIOD_WORDS),
  ...writePeriod(choices.other, OTHER_WORDS),
});

export const scopeOfPeriod = (
  establishmentId: number | undefined,
  { from, to }: Period,
): FigureScope => ({
  ...(establishmentId !== undefined && { establishmentId }),
  ...(from !== undefined && { registeredFrom: from }),
  ...(to !== undefined && { registeredTo: to }),
});

export function scopeOf({ establishmentId, period: typed }: FigureChoices): FigureScope | null {
  const period = readPeriod(typed);
  return period && scopeOfPeriod(establishmentId, period);
}

export const writeScope = (scope: FigureScope): Record<string, string> => ({
  ...writePlace(scope),
  ...writePeriod({ from: scope.registeredFrom ?? '', to: scope.registeredTo ?? '' }, PERIOD_WORDS),
});

export const peopleQuery = (
  scope: FigureScope,
  figure: Figure,
  week?: number,
): Record<string, string> => ({
  ...writeScope(scope),
  chiffre: peopleWords[figure].word,
  ...(week !== undefined && { semaine: String(week) }),
});
