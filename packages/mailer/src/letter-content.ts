import type { Locale } from '@aube/content/locale';

export type InvitationContact = {
  name: string;
  hours?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
};

/**
 * An email never names a person, because the address may belong to a stranger. An email never
 * mentions health.
 * @decision notices#invitation-emails
 */
export type LetterContent =
  | {
      kind: 'invitation';
      link: string;
      /** Last day as text, in the reader's time zone: « 31 janvier 2026 ». */
      validUntil: string;
      establishmentName: string | null;
      /**
       * Reference code of the establishment, which the participant types to register; null for a
       * participant with a personal code.
       */
      referenceCode: string | null;
      /** First contact of the establishment; null when there is no contact. */
      contact: InvitationContact | null;
      /**
       * Sentence about the crisis line, such as « Appelez ou textez le 9-8-8, jour et nuit »; null
       * when the site has no line.
       */
      urgentCall: string | null;
    }
  | {
      kind: 'activation';
      link: string;
      /** True when the person chooses a first password on the page of the link. */
      choosesPassword: boolean;
      workplaces: readonly string[];
    }
  | { kind: 'alreadyRegistered'; loginLink: string; forgottenPasswordLink: string }
  | { kind: 'passwordReset'; link: string }
  | { kind: 'passwordChanged'; forgottenPasswordLink: string }
  | { kind: 'secondFactorReset'; loginLink: string }
  | { kind: 'emailChange'; link: string }
  | { kind: 'emailChanged'; contactsLink: string; phone: string | null }
  | {
      kind: 'reminder';
      /**
       * Kind of the task that waits for the participant. The email says nothing else about the
       * task.
       */
      waiting: 'day' | 'step' | 'review' | 'check';
      link: string;
      stopLink: string;
      /** Telephone of the establishment, or of the site; null without one. */
      phone: string | null;
    }
  | { kind: 'staffAlert'; link: string }
  | { kind: 'mailTest'; link: string };

const SUBJECT_NAME_CHARACTERS = 41;

export const oneLine = (name: string): string => name.replaceAll(/\s+/gu, ' ').trim();

/** Shortens a name for a subject line. The name becomes one line that ends after a whole word. */
export function shortName(name: string): string {
  const line = oneLine(name);
  const characters = Array.from(line);
  if (characters.length <= SUBJECT_NAME_CHARACTERS) return line;
  const start = characters.slice(0, SUBJECT_NAME_CHARACTERS - 1).join('');
  return `${start.replace(/\s+\S*$/u, '')}…`;
}

const MOST_NAMED = 3;

/** Joins names: « A, B et C ». A long list ends with the number of further names. */
export function namesOf(names: readonly string[], locale: Locale): string {
  const line = names.map(oneLine);
  const others = line.length - MOST_NAMED;
  const more =
    locale === 'fr' ? `${others} autres établissements` : `${others} other establishments`;
  const named = others > 1 ? [...line.slice(0, MOST_NAMED), more] : line;
  return new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' }).format(named);
}

/** Parts of an email that is also sent in HTML. The plain text has the same sentences. */
export type LetterSheet = {
  lead: string;
  facts: readonly { title: string; text: string }[];
  button: string;
  open: string;
  below: readonly string[];
};

export type Wording = { subject: string; paragraphs: string[]; link: string; sheet?: LetterSheet };
