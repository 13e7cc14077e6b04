export type Both = { readonly fr: string; readonly en: string };

export const EMPTY: Both = { fr: '', en: '' };

const isFilled = ({ fr, en }: Both) => fr !== '' || en !== '';

/** Leaves out the texts that are empty in both languages. */
export const filledTexts = <Part extends string>(
  texts: Readonly<Record<Part, Both>>,
  parts: readonly Part[],
): Partial<Record<Part, Both>> =>
  Object.fromEntries(
    parts.flatMap((part) => (isFilled(texts[part]) ? [[part, texts[part]]] : [])),
  ) as Partial<Record<Part, Both>>;

/**
 * Returns a code for each row: the row's own code, or a new code (`contact-1`) when the row has no
 * code or repeats an earlier code.
 */
export function codesOfRows(rows: readonly { readonly code: string }[], word: string): string[] {
  const taken = new Set(rows.map(({ code }) => code));
  const given = new Set<string>();
  const freeCode = () => {
    let number = 1;
    while (taken.has(`${word}-${number}`)) number += 1;
    return `${word}-${number}`;
  };
  return rows.map(({ code: asked }) => {
    const code = asked === '' || given.has(asked) ? freeCode() : asked;
    taken.add(code);
    given.add(code);
    return code;
  });
}
