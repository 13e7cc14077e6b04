/** A text in both languages. */
export type Both = { readonly fr: string; readonly en: string };

export const EMPTY: Both = { fr: '', en: '' };

const isFilled = ({ fr, en }: Both) => fr !== '' || en !== '';

/** The texts that are filled in one language at least; what is not filled is left out. */
export const filledTexts = <Part extends string>(
  texts: Readonly<Record<Part, Both>>,
  parts: readonly Part[],
): Partial<Record<Part, Both>> =>
  Object.fromEntries(
    parts.flatMap((part) => (isFilled(texts[part]) ? [[part, texts[part]]] : [])),
  ) as Partial<Record<Part, Both>>;

/**
 * A code for each row of a form, in their order: the row's own, or a new one (`contact-1`) where
 * the row has none or has the code of an earlier row.
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
