import { describe, expect, it } from 'vitest';
import { setSpaces, typeset, typesetTexts } from './typography.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '_');

const FRENCH = [
  ['Pourquoi ?', 'Pourquoi?'],
  ['Pourquoi\u00a0?', 'Pourquoi?'],
  ['Pourquoi\u202f?', 'Pourquoi?'],
  ['Pourquoi?', 'Pourquoi?'],
  ['Bravo ! Oui ; non', 'Bravo! Oui; non'],
  [' ?', '?'],
  ['Attention : partez', 'Attention_: partez'],
  ['Attention\u202f: partez', 'Attention_: partez'],
  [' : ', '_: '],
  ['22:30, https://aube.test', '22:30, https://aube.test'],
  ['85 %', '85_%'],
  ['« Je ne dors jamais »', '«_Je ne dors jamais_»'],
  ['«Jamais», dit-on', '«_Jamais_», dit-on'],
  ['« Pourquoi ? »', '«_Pourquoi?_»'],
  ['« ', '«_'],
  [' », dit-on', '_», dit-on'],
  ["L'heure d'aller au lit", 'L’heure d’aller au lit'],
  ['partez à 5 h 30', 'partez à 5_h_30'],
  ['de 20 à 30 minutes', 'de 20 à 30_minutes'],
  ['15 hivers', '15 hivers'],
  ['le jeudi 1er janvier', 'le jeudi 1er_janvier'],
  ['le 1er, puis', 'le 1er, puis'],
  ['Anxiété minime (0 à 4)', 'Anxiété minime (0_à_4)'],
  ['Bien-être satisfaisant (51 ou plus)', 'Bien-être satisfaisant (51_ou_plus)'],
] as const;

const ENGLISH = [
  ["It's 5 h 30 min, or 30 minutes", 'It’s 5_h 30_min, or 30_minutes'],
  ['Why : no ?', 'Why : no ?'],
  ['Moderate anxiety (10 to 14)', 'Moderate anxiety (10_to_14)'],
] as const;

describe('typeset', () => {
  it.each(FRENCH)('sets French as the Office québécois does: %s', (typed, set) => {
    expect(shown(typeset(typed, 'fr'))).toBe(set);
  });

  it.each(ENGLISH)('sets English apostrophes and units: %s', (typed, set) => {
    expect(shown(typeset(typed, 'en'))).toBe(set);
  });

  it.each(['Souvent, « 5 h 30 » ; vraiment ?', "L'humeur : 85 % !"])(
    'keeps each sign and space of a published wording: %s',
    (typed) => {
      const set = typeset(typed, 'fr', 'published');
      expect(set.replaceAll('\u00a0', ' ').replaceAll('’', "'")).toBe(typed);
      expect(set).not.toMatch(/ [:;?!%»]|« /);
    },
  );

  it('changes apostrophes where an author typed them, and nowhere else', () => {
    expect(setSpaces("L'avis : oui ?", 'fr')).toBe("L'avis\u00a0: oui?");
    expect(typeset("L'avis : oui ?", 'fr')).toBe('L’avis\u00a0: oui?');
  });

  it('changes nothing that is already set', () => {
    for (const [typed] of FRENCH) {
      for (const wording of ['ours', 'published'] as const) {
        const set = typeset(typed, 'fr', wording);
        expect(typeset(set, 'fr', wording)).toBe(set);
      }
    }
  });

  it('finds the texts in both languages anywhere in data', () => {
    const data = { id: 'a ?', items: [{ text: { fr: 'Oui ?', en: 'Yes ?' } }], none: null };
    expect(typesetTexts(data)).toEqual({
      ...data,
      items: [{ text: { fr: 'Oui?', en: 'Yes ?' } }],
    });
  });
});
