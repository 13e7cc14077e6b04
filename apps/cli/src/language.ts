import type { Locale } from '@aube/client';

/** Whether it is a language of ours. */
export const isLocale = (value: string | undefined): value is Locale =>
  value === 'fr' || value === 'en';

/** What `--lang` says, before any command is known; null when it says something else. */
function askedLanguage(argv: readonly string[]): Locale | null | undefined {
  for (const [index, word] of argv.entries()) {
    const value = word === '--lang' ? argv[index + 1] : /^--lang=(.*)$/.exec(word)?.[1];
    if (value === undefined) continue;
    return isLocale(value) ? value : null;
  }
  return undefined;
}

/**
 * The language to speak: `--lang`, else the machine's when it is one of ours, else French.
 * `isValid` is false when `--lang` asks for another.
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
