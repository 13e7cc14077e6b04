import { expect, it } from 'vitest';
import { localVoice } from './local-voice.ts';

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
});
const [paris, montreal, london] = [voice('fr-FR'), voice('fr_CA'), voice('en-GB')];
const away = voice('fr-CA', false);
const chosen = voice('fr-BE', true, true);

it.each([
  ['no voice at all', [], 'fr', null],
  ['another language alone', [london], 'fr', null],
  ['a voice that sends the text away', [away], 'fr', null],
  ['the language alone', [voice('fr')], 'fr', voice('fr')],
  ['three letters', [voice('fra')], 'fr', voice('fra')],
  ['a language that begins alike', [voice('frm')], 'fr', null],
  ['Canada first', [paris, chosen, montreal], 'fr', montreal],
  ['then the device’s choice', [paris, chosen], 'fr', chosen],
  ['then the first', [paris, london], 'fr', paris],
  ['in English', [paris, london], 'en', london],
] as const)('%s', (_case, voices, locale, expected) => {
  expect(localVoice(voices, locale)).toEqual(expected);
});
