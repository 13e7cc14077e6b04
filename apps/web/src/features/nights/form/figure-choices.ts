import type { NumberRule } from '@aube/dictionary';

const quick: Readonly<Partial<Record<NumberRule['kind'], readonly number[]>>> = {
  minutes: [0, 5, 10, 15, 20, 30, 45, 60],
  count: [0, 1, 2, 3, 4, 5],
};

/** The figures offered as chips, all within the range of the field. */
export function choicesOf({ kind, minimum, maximum }: NumberRule): readonly number[] {
  if (kind === 'choice')
    return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return (quick[kind] ?? []).filter((figure) => figure >= minimum && figure <= maximum);
}
