import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

describe('the language of the command line', () => {
  it.each([
    [['doctor'], '', 'fr', true],
    [['doctor'], 'C.UTF-8', 'fr', true],
    [['doctor'], 'en_CA.UTF-8', 'en', true],
    [['doctor'], 'fr_CA.UTF-8', 'fr', true],
    [['doctor', '--lang', 'en'], 'fr_CA.UTF-8', 'en', true],
    [['--lang=fr', 'doctor'], 'en_CA.UTF-8', 'fr', true],
    [['doctor', '--lang', 'de'], 'en_CA.UTF-8', 'en', false],
    [['doctor', '--lang='], '', 'fr', false],
  ])('of %j on a machine in %j is %s', (argv, machine, locale, isValid) => {
    expect(chooseLanguage(argv, machine)).toEqual({ locale, isValid });
  });
});
