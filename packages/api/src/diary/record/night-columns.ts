import { type NightFieldName, nightFieldNames, type NightFieldRule } from '@aube/dictionary';
import type { QueryValue } from '@aube/db';
import { diaryDays } from '@aube/db/schema';
import type { NightValues } from '../rules/night.ts';

type Column<Value = unknown> = { name: string; getSQLType: () => string; _: { data: Value } };
type Rules<Name extends string> = Readonly<
  Record<Name, Pick<NightFieldRule, 'kind' | 'isRequired'>>
>;

const columns: { readonly [Name in NightFieldName]: Column<NightValues[Name]> } = diaryDays;

export const nightColumns = Object.fromEntries(
  nightFieldNames.map((name) => [name, columns[name].name]),
) as Record<NightFieldName, string>;

/**
 * SQL that writes the fields of a night into the row `day`. Parameters begin at number `first`. An
 * optional field has a second parameter, which is true when the caller sent the field.
 */
export function fieldWriter<Name extends string>(
  rules: Rules<Name>,
  columnsOf: Readonly<Record<NoInfer<Name>, Column>>,
  first: number,
) {
  const assignments: string[] = [];
  const isSame = {} as Record<Name, string>;
  const fields: { name: Name; isJson: boolean; isRequired: boolean }[] = [];
  let next = first;
  for (const name of Object.keys(rules) as Name[]) {
    const { kind, isRequired } = rules[name];
    const column = columnsOf[name];
    const value = `$${next++}::${column.getSQLType()}`;
    isSame[name] = `day.${column.name} = ${value}`;
    assignments.push(
      isRequired
        ? `${column.name} = ${value}`
        : `${column.name} = case when $${next++}::boolean then ${value} else d.${column.name} end`,
    );
    fields.push({ name, isJson: kind === 'naps', isRequired });
  }
  return {
    assignments: assignments.join(', '),
    isSame,
    addValues(values: QueryValue[], night: Partial<Record<Name, unknown>>): void {
      for (const { name, isJson, isRequired } of fields) {
        const value = night[name];
        values.push(isJson ? JSON.stringify(value) : ((value ?? null) as QueryValue));
        if (!isRequired) values.push(value !== undefined);
      }
    },
  };
}
