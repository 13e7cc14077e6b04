import type { Locale } from '@aube/content/locale';

/**
 * The content of an email. It never holds a person's name: the address is not proved yet, and
 * another person could misuse a typed name. It never mentions health; an invitation names the
 * programme in its text, not in its subject. @decision notices#invitation-emails
 */
export type LetterContent =
  | {
      kind: 'invitation';
      link: string;
      /** The last day in words, in the reader's zone: « 31 janvier 2026 ». */
      validUntil: string;
      /** The inviting establishment; null when there is none. */
      establishmentName: string | null;
      /** The establishment's code to type; null when the person has their own. */
      referenceCode: string | null;
    }
  | {
      kind: 'activation';
      link: string;
      /** True when the account has no password yet and the link leads to choosing one. */
      choosesPassword: boolean;
      /** The establishments of a staff account; empty for anybody else. */
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
      /** The kind of thing that waits; the email says nothing more about it. */
      waiting: 'day' | 'step' | 'review';
      /** The same link for every kind. */
      link: string;
      /** Stops the reminders without a login. */
      stopLink: string;
    }
  | { kind: 'staffAlert'; link: string };

const SUBJECT_NAME_CHARACTERS = 41;

/** Fits a name into a subject line: one line, cut after a word. */
export function shortName(name: string): string {
  const line = name.replaceAll(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= SUBJECT_NAME_CHARACTERS) return line;
  const start = characters.slice(0, SUBJECT_NAME_CHARACTERS - 1).join('');
  return `${start.replace(/\s+\S*$/u, '')}…`;
}

const MOST_NAMED = 3;

/** « A, B et C » in the reader's language; a long list ends with the number of the others. */
export function namesOf(names: readonly string[], locale: Locale): string {
  const line = names.map((name) => name.replaceAll(/\s+/gu, ' ').trim());
  const others = line.length - MOST_NAMED;
  const more =
    locale === 'fr' ? `${others} autres établissements` : `${others} other establishments`;
  const named = others > 1 ? [...line.slice(0, MOST_NAMED), more] : line;
  return new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' }).format(named);
}

/** The words of one kind of email, without the common parts. */
export type Wording = { subject: string; paragraphs: string[]; link: string };
