import { week } from '@aube/dictionary';
import { FIGURE_STEPS } from '../../stats/rules/figure-steps.ts';
import { FIGURE_WORDS } from '../../stats/rules/figure-words.ts';
import {
  PERSON_FIGURES,
  questionnaireOfWeek,
  type PersonFigure,
  type WeekFigure,
} from '../../stats/rules/figures.ts';
import { programmeRules } from '../../programme/rules/constants.ts';
import type { FigureTableName } from './dataset.ts';

export type CountedFigures = {
  readonly establishments: readonly {
    readonly name: string;
    readonly referenceCode: string;
    readonly isDeleted: boolean;
    readonly figures: Readonly<Record<PersonFigure, number>>;
  }[];
  readonly sum: Readonly<Record<PersonFigure, number>>;
  readonly weeks: readonly (Readonly<Record<WeekFigure, number>> & {
    readonly week: number;
    readonly recordedNights: number;
    readonly expectedNights: number;
    readonly medianEfficiencyPercent: number | null;
  })[];
};

type FigureValue = string | number | null;

export type FigureTable = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly FigureValue[])[];
};

const columnOf = (figure: PersonFigure): string => FIGURE_WORDS[figure].replaceAll('-', '_');

const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

const stepFigures = ({ sum }: CountedFigures): FigureTable => ({
  columns: ['etape', 'personnes', 'sur', 'part', 'manquent'],
  rows: FIGURE_STEPS.map(({ done, due, missing }) => [
    FIGURE_WORDS[done],
    sum[done],
    sum[due],
    percentOf(sum[done], sum[due]),
    sum[missing],
  ]),
});

const placeFigures = ({ establishments }: CountedFigures): FigureTable => ({
  columns: ['etablissement', 'nom', 'supprime', ...PERSON_FIGURES.map(columnOf)],
  rows: establishments.map(({ referenceCode, name, isDeleted, figures }) => [
    referenceCode,
    name,
    String(isDeleted),
    ...PERSON_FIGURES.map((figure) => figures[figure]),
  ]),
});

/**
 * Some cells of a week are empty: week 1 has no schedule, only six weeks have a module, and only
 * three weeks have a questionnaire.
 */
const weekFigures = ({ weeks }: CountedFigures): FigureTable => ({
  columns: [
    'semaine',
    'personnes_arrivees',
    'personnes_actives',
    'personnes_attendues',
    'nuits_notees',
    'nuits_attendues',
    'part_nuits',
    'personnes_mesurees',
    'efficacite_mediane',
    week.fields.isScheduleChosen.french,
    'module_termine',
    'questionnaire',
    'questionnaire_a_remplir',
    'questionnaire_envoye',
  ],
  rows: weeks.map((each) => {
    const code = questionnaireOfWeek.get(each.week) ?? null;
    return [
      each.week,
      each.reached,
      each.active,
      each.expected,
      each.recordedNights,
      each.expectedNights,
      percentOf(each.recordedNights, each.expectedNights),
      each.measured,
      each.medianEfficiencyPercent,
      each.week === 1 ? null : each.scheduled,
      each.week > programmeRules.moduleCount ? null : each.moduleDone,
      code,
      code && each.due,
      code && each.answered,
    ];
  }),
});

/** @decision D64 exports#statistics-as-files */
export const FIGURE_TABLES: Readonly<
  Record<FigureTableName, (figures: CountedFigures) => FigureTable>
> = { stepFigures, placeFigures, weekFigures };
