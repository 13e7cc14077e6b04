import type { Locale } from '@aube/client';

export const isLocale = (value: string | undefined): value is Locale =>
  value === 'fr' || value === 'en';

/** Reads `--lang` before the command is known; null for an unknown language. */
function askedLanguage(argv: readonly string[]): Locale | null | undefined {
  for (const [index, word] of argv.entries()) {
    const value = word === '--lang' ? argv[index + 1] : /^--lang=(.*)$/.exec(word)?.[1];
    if (value === undefined) continue;
    return isLocale(value) ? value : null;
  }
  return undefined;
}

/**
 * Uses the language of `--lang`, else the machine's language, else French. `isValid` is false when
 * `--lang` names an unsupported language.
 */
export function chooseLanguage(
  argv: readonly string[],
  machineLanguage: string,
): { locale: Locale; isValid: boolean } {
  const asked = askedLanguage(argv);
  const machine = machineLanguage.slice(0, 2);
  const locale = asked ?? (isLocale(machine) ? machine : 'fr');
  return { locale, isValid: asked !== null };
}
