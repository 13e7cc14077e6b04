import { ASVS_NUMBERS } from './asvs-numbers.ts';

const ROW = /^\| (\d+\.\d+\.)(\d+)(?:–\1(\d+))? *\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm;
const VERDICT = /^(holds|documented|partly|not|n\.a\.)(?=[ :]|$)/;
const TEST = /`[^`]*(?:\.(?:test|spec)\.tsx?|\/verify\/\w+\/run\.ts)`/;

type Row = { number: string; verdict: string; evidence: string };

function rowsOf(text: string): Row[] {
  return [...text.matchAll(ROW)].flatMap(
    ([, section = '', first = '', last = first, , verdict = '', evidence = '']) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => ({
        number: `${section}${Number(first) + index}`,
        verdict: verdict.trim(),
        evidence: evidence.trim(),
      })),
  );
}

function faultOf({ verdict, evidence }: Row): string | null {
  const [word] = VERDICT.exec(verdict) ?? [];
  if (word === undefined) return 'has no verdict';
  if (word === 'holds' && !TEST.test(evidence)) return 'holds without a test';
  if (word === 'documented' && !evidence.includes('`')) return 'is documented nowhere';
  const hasReason = verdict.length > word.length;
  return (word === 'partly' || word === 'not') && !hasReason ? 'has no reason' : null;
}

/**
 * Checks that the table has each requirement of levels 1 and 2 once, and that each « holds » names
 * a test.
 */
export function checkAsvs(path: string, text: string): string[] {
  const rows = rowsOf(text);
  const numbers = rows.map(({ number }) => number);
  return [
    ...ASVS_NUMBERS.filter((number) => !numbers.includes(number)).map(
      (number) => `${path}: ${number} is missing`,
    ),
    ...numbers
      .filter((number, place) => numbers.indexOf(number) !== place)
      .map((number) => `${path}: ${number} stands twice`),
    ...numbers
      .filter((number) => !ASVS_NUMBERS.includes(number))
      .map((number) => `${path}: ${number} is no requirement of levels 1 and 2`),
    ...rows.flatMap((row) => {
      const fault = faultOf(row);
      return fault === null ? [] : [`${path}: ${row.number} ${fault}`];
    }),
  ];
}
