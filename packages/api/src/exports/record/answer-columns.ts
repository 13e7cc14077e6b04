import {
  choicesOf,
  DECLINED,
  type Instrument,
  type InstrumentChoice,
  type InstrumentItem,
  type QuestionnaireLibrary,
} from '@aube/content';
import type { Labels } from '../rules/column.ts';
import { asksBirth } from '../rules/birth-item.ts';
import { safeCode, type Column } from './table.ts';

type AskedItem = {
  instrument: Instrument;
  item: InstrumentItem;
  choices: readonly InstrumentChoice[];
};

const declined: Labels = { fr: 'Préfère ne pas répondre', en: 'Prefers not to answer' };

/**
 * Questions by code, without questions answered in free text. Each question has its newest text and
 * the choices of all its versions.
 */
export function askedItems(instruments: readonly Instrument[]): ReadonlyMap<string, AskedItem> {
  const found = new Map<string, AskedItem>();
  for (const instrument of instruments.toSorted((a, b) => a.version - b.version)) {
    for (const item of instrument.items) {
      if (item.type === 'text' || asksBirth(item)) continue;
      const known = found.get(item.code)?.choices ?? [];
      const offered = choicesOf(instrument, item.code);
      const gone = known.filter(({ value }) => !offered.some((each) => each.value === value));
      found.set(item.code, { instrument, item, choices: [...offered, ...gone] });
    }
  }
  return found;
}

const GATES = ['S0', 'S6', 'S12', 'S24'] as const;

export function programmeInstruments({
  questionnaires,
  instruments,
}: QuestionnaireLibrary): Instrument[] {
  const idsOf = (codes: readonly (typeof GATES)[number][] | readonly ('PS' | 'ABANDONMENT')[]) =>
    new Set(
      codes.flatMap(
        (code) => questionnaires.get(code)?.offered.map(({ id }) => id) ?? ([] as string[]),
      ),
    );
  const asked = idsOf(GATES);
  const elsewhere = idsOf(['PS', 'ABANDONMENT']);
  return instruments.filter(({ id }) => asked.has(id) || !elsewhere.has(id));
}

const sourceOf = ({ id, name, version }: Instrument): Labels => ({
  fr: `${name.fr} (${id}, version ${version})`,
  en: `${name.en} (${id}, version ${version})`,
});

const within = (question: Labels, answer: Labels): Labels => ({
  fr: `${question.fr} — ${answer.fr}`,
  en: `${question.en} — ${answer.en}`,
});

const YES_OR_NO: Readonly<Record<string, string>> = { yes: 'true', no: 'false' };

const isYesOrNo = (choices: readonly InstrumentChoice[]): boolean =>
  choices.length === 2 && choices.every(({ value }) => String(value) in YES_OR_NO);

export function columnsOfItem({ instrument, item, choices }: AskedItem, answers: string): Column[] {
  const code = safeCode(item.code);
  const { text: label } = item;
  const source = sourceOf(instrument);
  const value = `${answers} ->> '${code}'`;
  const declinedColumn: Column = {
    name: `${code}___${DECLINED}`,
    label: within(label, declined),
    type: 'boolean',
    source,
    sql: `case when ${answers} ? '${code}' then ${value} = '${DECLINED}' end`,
  };
  const refusals = item.declinable ? [declinedColumn] : [];
  if (item.type === 'choices') {
    const ticks = choices.map((choice): Column => ({
      name: `${code}___${safeCode(String(choice.value))}`,
      label: within(label, choice.text),
      type: 'boolean',
      source,
      sql: `case when jsonb_typeof(${answers} -> '${code}') = 'array'
          then (${answers} -> '${code}') ? '${choice.value}' end`,
    }));
    return [...ticks, ...refusals];
  }
  const codes = choices.map(({ value: answer, text }) => ({ value: String(answer), label: text }));
  if (isYesOrNo(choices)) {
    const answered: Column = {
      name: code,
      label,
      type: 'boolean',
      codes: codes.map(({ value: word, label: worded }) => ({
        value: YES_OR_NO[word] ?? word,
        label: worded,
      })),
      source,
      sql: `case ${value} when 'yes' then true when 'no' then false end`,
    };
    return [answered, ...refusals];
  }
  const isNumber = choices.every((choice) => typeof choice.value === 'number');
  if (isNumber) {
    const number: Column = {
      name: code,
      label,
      type: 'integer',
      ...(codes.length > 0 && { codes }),
      source,
      sql: `case when jsonb_typeof(${answers} -> '${code}') = 'number' then (${value})::numeric end`,
    };
    return [number, ...refusals];
  }
  return [
    {
      name: code,
      label,
      type: 'code',
      codes: item.declinable ? [...codes, { value: DECLINED, label: declined }] : codes,
      source,
      sql: value,
    },
  ];
}
