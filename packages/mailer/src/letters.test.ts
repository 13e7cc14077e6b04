import { describe, expect, it } from 'vitest';
import { writeLetter, type LetterContent } from './letters.ts';

const LINK = 'https://aube.exemple.test/activation/marie-1234/abc';
const CONTENTS: LetterContent[] = [
  {
    kind: 'invitation',
    link: LINK,
    validUntil: new Date('2026-02-01T03:00:00Z'),
    timeZone: 'America/Toronto',
    referenceCode: 'CLSC-07',
  },
  { kind: 'activation', link: LINK },
  { kind: 'alreadyRegistered', loginLink: LINK, forgottenPasswordLink: `${LINK}/2` },
  { kind: 'passwordReset', link: LINK },
  { kind: 'passwordChanged', forgottenPasswordLink: LINK },
  { kind: 'reminder', waiting: 'day', link: LINK, stopLink: `${LINK}/2` },
  { kind: 'reminder', waiting: 'step', link: LINK, stopLink: `${LINK}/2` },
];
const LETTERS = CONTENTS.flatMap((content) => [
  { title: `${content.kind} fr`, letter: writeLetter(content, 'fr') },
  { title: `${content.kind} en`, letter: writeLetter(content, 'en') },
]);

describe('letters', () => {
  it.each(LETTERS)('keeps the link alone on its line: $title', ({ letter }) => {
    expect(letter.text.split('\n')).toContain(LINK);
    expect(letter.link).toBe(LINK);
  });

  it.each(LETTERS)('says nothing of health: $title', ({ letter }) => {
    const said = `${letter.subject}\n${letter.text}`;
    expect(said).not.toMatch(/insomni|sommeil|sleep|santé mentale|patient|thérap|therap/i);
    expect(letter.subject).not.toMatch(/health|santé|établissement/i);
  });

  it.each(LETTERS)('has a one-line subject of at most 60 characters: $title', ({ letter }) => {
    expect(letter.subject).toMatch(/^[^\r\n]{5,60}$/);
  });

  it.each(LETTERS.filter(({ letter }) => letter.locale === 'fr'))(
    'sets non-breaking spaces before French double punctuation: $title',
    ({ letter }) => {
      expect(letter.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/[^\u00a0][?!;:»]|«[^\u00a0]/);
    },
  );

  it.each(LETTERS)('can be stopped when it is a reminder, and only then: $title', ({ letter }) => {
    const isReminder = letter.kind === 'reminder';
    expect(letter.stopLink).toBe(isReminder ? `${LINK}/2` : null);
    expect(letter.text.includes(String(letter.stopLink))).toBe(isReminder);
  });

  it.each(['fr', 'en'] as const)('gives the code that registration asks for: %s', (locale) => {
    const invitation = { ...CONTENTS[0], kind: 'invitation' } as LetterContent & {
      kind: 'invitation';
    };
    expect(writeLetter(invitation, locale).text).toMatch(/[\u00a0:] CLSC-07\n/);
    const ofNoPlace = writeLetter({ ...invitation, referenceCode: null }, locale).text;
    expect(ofNoPlace).toMatch(/code de référence|reference code/);
    expect(ofNoPlace).not.toContain('null');
  });

  it('gives the last day of an invitation in the reader’s zone', () => {
    expect(writeLetter(CONTENTS[0]!, 'fr').text).toContain('31 janvier 2026');
    expect(writeLetter(CONTENTS[0]!, 'en').text).toContain('January 31, 2026');
  });
});
