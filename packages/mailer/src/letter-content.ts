import type { Locale } from '@aube/content/locale';

/**
 * What a letter says. None names anybody: the address is unproved until its owner follows a link,
 * and a name typed by somebody else would be theirs to misuse. None mentions health.
 */
export type LetterContent =
  | {
      kind: 'invitation';
      link: string;
      validUntil: Date;
      timeZone: string;
      /** What to type as the establishment's code; null: the person has one of their own. */
      referenceCode: string | null;
    }
  | {
      kind: 'activation';
      link: string;
      /** The account has no password yet: its owner chooses one behind the link. */
      choosesPassword: boolean;
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
      waiting: 'day' | 'step';
      /** The same whatever waits. */
      link: string;
      /** Stops the reminders without a login. */
      stopLink: string;
    }
  | { kind: 'staffAlert'; link: string };

/** A letter's words, without what every letter has. */
export type Wording = { subject: string; paragraphs: string[]; link: string };

/** « 31 janvier 2026 », in the reader's zone. */
export const day = (instant: Date, timeZone: string, locale: Locale) =>
  new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long', timeZone }).format(instant);
