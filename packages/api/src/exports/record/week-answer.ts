import { week, type Code, type Text } from '@aube/dictionary';
import { fieldColumn } from './field-column.ts';
import { coded, type Column } from './table.ts';

export const weekAnswerSources = {
  days: { fr: 'Ma journée en deux touches', en: 'My day in two taps' },
  trial: { fr: 'Mon essai de la semaine', en: 'What I’m trying this week' },
} as const;

/** Column of a coded answer about a week, empty after an erasure. @decision D63 */
export function weekAnswer(
  name: 'daySleepiness' | 'dayCourse' | 'intention' | 'trialOutcome',
  column: string,
  source: Text,
): Column {
  const { codes } = week.fields[name];
  const words = Object.fromEntries(
    Object.entries<Code>(codes).map(([code, { french }]) => [code, french]),
  );
  return fieldColumn(week.fields[name], {
    source,
    sql: `case when not x.is_erased then ${coded(column, words)} end`,
  });
}
