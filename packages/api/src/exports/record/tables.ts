import type { Course, QuestionnaireLibrary } from '@aube/content';
import { person } from '@aube/dictionary';
import type { DatasetName } from '../rules/dataset.ts';
import { courseTable } from './datasets/course.ts';
import { abandonmentsTable, alertsTable } from './datasets/leaving.ts';
import { napsTable, nightsTable } from './datasets/nights.ts';
import { participantsTable } from './datasets/participants.ts';
import { answersTable, scoresTable, submissionsTable } from './datasets/questionnaires.ts';
import { checksTable, schedulesTable, weeksTable } from './datasets/weeks.ts';
import { fieldColumn } from './field-column.ts';
import type { Column, DatasetTable } from './table.ts';

const record = { fr: 'Dossier', en: 'Record' };
const identity = { source: record, isIdentity: true, isTyped: true };

/** @decision D65 */
const personColumns: readonly Column[] = [
  {
    name: 'code_participant',
    label: {
      fr: 'Code du participant, tiré au hasard et stable',
      en: 'Participant code, random and stable',
    },
    type: 'text',
    source: record,
    sql: 'x.participant_code',
  },
  {
    name: 'etablissement',
    label: {
      fr: 'Code de référence de l’établissement',
      en: 'Reference code of the establishment',
    },
    type: 'text',
    source: record,
    sql: 'x.reference_code',
  },
  fieldColumn(person.fields.lastName, { ...identity, sql: 'x.last_name' }),
  fieldColumn(person.fields.firstName, { ...identity, sql: 'x.first_name' }),
  fieldColumn(person.fields.email, { ...identity, sql: 'x.email' }),
];

export type ExportContent = { course: Course; questionnaires: QuestionnaireLibrary };

/** @decision D65 */
export const exportTables = ({
  course,
  questionnaires,
}: ExportContent): Record<DatasetName, DatasetTable> => ({
  participants: participantsTable,
  nights: nightsTable,
  naps: napsTable,
  weeks: weeksTable,
  schedules: schedulesTable,
  checks: checksTable,
  answers: answersTable(questionnaires),
  submissions: submissionsTable(questionnaires),
  scores: scoresTable(questionnaires),
  course: courseTable(course),
  abandonments: abandonmentsTable(questionnaires),
  alerts: alertsTable(questionnaires),
});

export const columnsOf = (table: DatasetTable, withIdentity: boolean): readonly Column[] =>
  [...personColumns, ...table.columns].filter(({ isIdentity }) => withIdentity || !isIdentity);
