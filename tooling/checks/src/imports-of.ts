export type Import = { target: string; isTypeOnly: boolean; isLazy: boolean };

/** A comment may be between two words of an import. */
const COMMENT = String.raw`\/\/[^\n]*\n|\/\*[\s\S]*?\*\/`;
const SPACE = String.raw`(?:\s|${COMMENT})`;
const STATIC = new RegExp(
  String.raw`^[ \t]*(?:import|export)${SPACE}+(type\s+(?!from\b))?(?:(?:[\w*$\s{},]|${COMMENT})+?\sfrom${SPACE}+)?(['"])([^'"\n]+)\2`,
  'gm',
);
const DYNAMIC = new RegExp(String.raw`\bimport\(${SPACE}*(['"\`])([^'"\`\n]+)\1`, 'g');

/** Finds the imports of a source text. The text must be formatted by oxfmt. */
export function importsOf(text: string): Import[] {
  return [
    ...Array.from(text.matchAll(STATIC), ([, type, , target = '']) => ({
      target,
      isTypeOnly: type !== undefined,
      isLazy: false,
    })),
    ...Array.from(text.matchAll(DYNAMIC), ([, , target = '']) => ({
      target,
      isTypeOnly: false,
      isLazy: true,
    })),
  ];
}
