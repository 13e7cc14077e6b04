import { describe, expect, it } from 'vitest';
import type { Locale } from '@aube/content/locale';
import { writeLetter, type LetterContent } from './letters.ts';
import {
  activationLink,
  afterProgrammeLink,
  consoleLink,
  contactsLink,
  emailChangeLink,
  forgottenPasswordLink,
  loginLink,
  mailTestLink,
  passwordResetLink,
  programmeLink,
  registrationLink,
  reminderStopLink,
  weekLink,
} from './links.ts';

function contentsIn(locale: Locale): [LetterContent, ...LetterContent[]] {
  const site = { publicUrl: 'https://aube.exemple.test', locale };
  const forgotten = forgottenPasswordLink(site);
  const stopLink = reminderStopLink(site, 'abc');
  return [
    {
      kind: 'invitation',
      link: registrationLink(site, 'abc'),
      validUntil: '31 janvier 2026',
      establishmentName: 'Clinique du Lac',
      referenceCode: 'CLSC-07',
      contact: { name: 'Infirmière du programme', phone: '514 555-0142' },
      urgentCall: 'Appelez ou textez le 9-8-8, jour et nuit',
    },
    {
      kind: 'activation',
      link: activationLink(site, 'marie-1234', 'abc'),
      choosesPassword: false,
      workplaces: [],
    },
    {
      kind: 'activation',
      link: activationLink(site, 'marie-1234', 'abc'),
      choosesPassword: true,
      workplaces: ['CLSC des Trois-Rivières', 'Clinique du Lac'],
    },
    {
      kind: 'alreadyRegistered',
      loginLink: loginLink(site),
      forgottenPasswordLink: forgotten,
    },
    { kind: 'passwordReset', link: passwordResetLink(site, 'marie-1234', 'abc') },
    { kind: 'passwordChanged', forgottenPasswordLink: forgotten },
    { kind: 'secondFactorReset', loginLink: loginLink(site) },
    { kind: 'emailChange', link: emailChangeLink(site, 'abc') },
    { kind: 'emailChanged', contactsLink: contactsLink(site), phone: null },
    { kind: 'emailChanged', contactsLink: contactsLink(site), phone: '514 555-0142' },
    {
      kind: 'reminder',
      waiting: 'day',
      link: programmeLink(site),
      stopLink,
      phone: '514 555-0142',
    },
    { kind: 'reminder', waiting: 'step', link: programmeLink(site), stopLink, phone: null },
    { kind: 'reminder', waiting: 'check', link: afterProgrammeLink(site), stopLink, phone: null },
    { kind: 'reminder', waiting: 'review', link: weekLink(site, 3), stopLink, phone: null },
    { kind: 'staffAlert', link: consoleLink(site) },
    { kind: 'mailTest', link: mailTestLink(site, 'abc') },
  ];
}
const LETTERS = (['fr', 'en'] as const).flatMap((locale) =>
  contentsIn(locale).map((content) => ({
    title: `${content.kind} ${locale}`,
    content,
    letter: writeLetter(content, locale),
  })),
);

describe('letters', () => {
  it.each(LETTERS)('keeps the link alone on its line: $title', ({ letter }) => {
    expect(letter.text.split('\n')).toContain(letter.link);
    expect(letter.link).toMatch(/^https:\/\/aube\.exemple\.test\//);
  });

  it.each(LETTERS)('says nothing of health, its links included: $title', ({ content, letter }) => {
    const said = [letter.subject, letter.text, letter.link, letter.stopLink].join('\n');
    expect(said).not.toMatch(/insomni|santé mentale|patient|thérap|therap/i);
    expect(letter.subject).not.toMatch(/health|santé|établissement/i);
    // The text of an invitation may mention sleep; the subject may not.
    const shown = content.kind === 'invitation' ? letter.subject : said;
    expect(shown).not.toMatch(/sommeil|sleep/i);
  });

  it.each(LETTERS)('is sent in HTML too when it invites, and only then: $title', (one) => {
    expect(one.letter.html !== null).toBe(one.content.kind === 'invitation');
  });

  it.each(LETTERS)('has a one-line subject of at most 60 characters: $title', ({ letter }) => {
    expect(letter.subject).toMatch(/^[^\r\n]{5,60}$/);
  });

  it.each(LETTERS.filter(({ letter }) => letter.locale === 'fr'))(
    'has no space before ; ! ?, and a no-break one before : and inside « »: $title',
    ({ letter }) => {
      expect(letter.text.replaceAll(/https?:\S+/g, '')).not.toMatch(
        /\s[?!;]|[^\u00a0][:»]|«[^\u00a0]/,
      );
    },
  );

  it.each(LETTERS)(
    'can be stopped when it is a reminder, and only then: $title',
    ({ content, letter }) => {
      const isReminder = content.kind === 'reminder';
      expect(letter.stopLink).toBe(isReminder ? content.stopLink : null);
      expect(letter.text.split('\n').includes(String(letter.stopLink))).toBe(isReminder);
    },
  );

  it.each(LETTERS.filter(({ content }) => 'phone' in content))(
    'gives a telephone where one was given: $title',
    ({ content, letter }) => {
      const isGiven = 'phone' in content && content.phone !== null;
      expect(/514\s555-0142/u.test(letter.text)).toBe(isGiven);
    },
  );

  it.each(['fr', 'en'] as const)('gives the code that registration asks for: %s', (locale) => {
    const invitation = { ...contentsIn(locale)[0], kind: 'invitation' } as LetterContent & {
      kind: 'invitation';
    };
    expect(writeLetter(invitation, locale).text).toMatch(/[\u00a0:] CLSC-07\n/);
    const ofNoPlace = writeLetter({ ...invitation, referenceCode: null }, locale).text;
    expect(ofNoPlace).toMatch(/code de référence|reference code/);
    expect(ofNoPlace).not.toContain('null');
  });

  it.each(['fr', 'en'] as const)(
    'says who invites, to what, and that it can be ignored: %s',
    (locale) => {
      const invitation = { ...contentsIn(locale)[0], kind: 'invitation' } as LetterContent & {
        kind: 'invitation';
      };
      const { subject, text } = writeLetter(invitation, locale);
      expect(subject).toContain('Clinique du Lac');
      expect(text).toMatch(/Clinique du Lac (?:vous invite|invites you)/);
      expect(text).toMatch(/programme en ligne sur le sommeil|online program about sleep/);
      expect(text).toMatch(/[Ii]gnore/);
      const ofNoPlace = writeLetter({ ...invitation, establishmentName: null }, locale);
      expect(ofNoPlace.text + ofNoPlace.subject).not.toContain('null');
    },
  );

  it('keeps its subject in one short line, whatever the establishment is called', () => {
    const named = (establishmentName: string) =>
      writeLetter({ ...contentsIn('fr')[0], establishmentName } as LetterContent, 'fr').subject;
    const long = 'Centre intégré universitaire des services du Saguenay–Lac-Saint-Jean';
    for (const name of [long, `Clinique\r\nBcc: x@y.test`, '🌙'.repeat(40)]) {
      expect(named(name)).toMatch(/^[^\r\n]+ vous invite à Aube$/);
      expect(Array.from(named(name)).length).toBeLessThanOrEqual(60);
    }
    expect(named(long)).toContain('Centre intégré universitaire des… vous');
  });

  it.each([
    [['A'], 'pour\u00a0: A.', 'for A.'],
    [['A', 'B', 'C'], 'pour\u00a0: A, B et C.', 'for A, B and C.'],
    [['A', 'B', 'C', 'D'], 'pour\u00a0: A, B, C et D.', 'for A, B, C and D.'],
    [
      ['A', 'B', 'C', 'D', 'E'],
      'pour\u00a0: A, B, C et 2 autres établissements.',
      'for A, B, C and 2 other establishments.',
    ],
  ])('names where a member of the staff is to work: %j', (workplaces, inFrench, inEnglish) => {
    const content = {
      kind: 'activation',
      link: 'https://aube.exemple.test/activation/a/b',
      choosesPassword: true,
      workplaces,
    } as const;
    expect(writeLetter(content, 'fr').text).toContain(inFrench);
    expect(writeLetter(content, 'en').text).toContain(inEnglish);
    const participants = writeLetter({ ...content, workplaces: [] }, 'en').text;
    expect(participants).not.toContain('staff account');
  });
});
