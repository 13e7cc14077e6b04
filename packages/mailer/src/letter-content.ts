import type { Locale } from '@aube/content/locale';

/**
 * What a letter says. None names a person: the address is unproved until its owner follows a link,
 * and a name typed by somebody else would be theirs to misuse. None mentions anybody's health; an
 * invitation says in its text, and not in its subject line, what the programme is about.
 * @decision decisions/0031
 */
export type LetterContent =
  | {
      kind: 'invitation';
      link: string;
      /** Its last day in words, as the reader's calendar has it: « 31 janvier 2026 ». */
      validUntil: string;
      /** Who invites; null: the invitation is for no establishment in particular. */
      establishmentName: string | null;
      /** What to type as the establishment's code; null: the person has one of their own. */
      referenceCode: string | null;
    }
  | {
      kind: 'activation';
      link: string;
      /** The account has no password yet: its owner chooses one behind the link. */
      choosesPassword: boolean;
      /** The establishments whose staff the reader is to be; empty for everybody else. */
      workplaces: readonly string[];
    }
  | { kind: 'alreadyRegistered'; loginLink: string; forgottenPasswordLink: string }
  | { kind: 'passwordReset'; link: string }
  | { kind: 'passwordChanged'; forgottenPasswordLink: string }
  | { kind: 'secondFactorReset'; loginLink: string }
  | { kind: 'emailChange'; link: string }
  | { kind: 'emailChanged'; contactsLink: string }
  | {
      kind: 'reminder';
      /** What waits; the letter says no more of it. */
      waiting: 'day' | 'step' | 'review';
      /** The same whatever waits. */
      link: string;
      /** Stops the reminders without a login. */
      stopLink: string;
    }
  | { kind: 'staffAlert'; link: string };

const SUBJECT_NAME_CHARACTERS = 41;

/** A name as it fits into a subject line: one line, and what is too long is cut after a word. */
export function shortName(name: string): string {
  const line = name.replaceAll(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= SUBJECT_NAME_CHARACTERS) return line;
  const start = characters.slice(0, SUBJECT_NAME_CHARACTERS - 1).join('');
  return `${start.replace(/\s+\S*$/u, '')}…`;
}

const MOST_NAMED = 3;

/** « A, B et C », in the reader's language; of many the first are named, then how many more there are. */
export function namesOf(names: readonly string[], locale: Locale): string {
  const line = names.map((name) => name.replaceAll(/\s+/gu, ' ').trim());
  const others = line.length - MOST_NAMED;
  const more =
    locale === 'fr' ? `${others} autres établissements` : `${others} other establishments`;
  const named = others > 1 ? [...line.slice(0, MOST_NAMED), more] : line;
  return new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' }).format(named);
}

/** A letter's words, without what every letter has. */
export type Wording = { subject: string; paragraphs: string[]; link: string };
