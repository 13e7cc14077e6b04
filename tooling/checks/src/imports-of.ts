/** One import of a source: static, side effect, re-export, dynamic or `import()` in a type. */
export type Import = { target: string; isTypeOnly: boolean };

const STATIC =
  /^[ \t]*(?:import|export)\s+(type\s+(?!from\b))?(?:[\w*$\s{},]+?\sfrom\s+)?(['"])([^'"\n]+)\2/gm;
const DYNAMIC = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?(['"])([^'"\n]+)\1/g;

/** What a source imports, in no order. It reads the text as oxfmt writes it, not a syntax tree. */
export function importsOf(text: string): Import[] {
  return [
    ...Array.from(text.matchAll(STATIC), ([, type, , target = '']) => ({
      target,
      isTypeOnly: type !== undefined,
    })),
    ...Array.from(text.matchAll(DYNAMIC), ([, , target = '']) => ({ target, isTypeOnly: false })),
  ];
}
