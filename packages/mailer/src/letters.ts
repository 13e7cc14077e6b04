import { setSpaces } from '@aube/content/typography';
import { english } from './english-letters.ts';
import { french } from './french-letters.ts';
import type { LetterContent } from './letter-content.ts';
import { writeLetterHtml } from './letter-html.ts';
import type { Locale } from '@aube/content/locale';

export type { LetterContent } from './letter-content.ts';
export type LetterKind = LetterContent['kind'];

export type Letter = {
  kind: LetterKind;
  locale: Locale;
  subject: string;
  /** Paragraphs separated by blank lines. Each link has its own line. */
  text: string;
  /** The same text as HTML; null for an email without HTML. */
  html: string | null;
  link: string;
  /** Address of the page that stops these emails; null when the person cannot stop the email. */
  stopLink: string | null;
};

const FRAME = {
  fr: [
    'Bonjour,',
    'L’équipe d’Aube',
    'Ce courriel est envoyé automatiquement : merci de ne pas y répondre.',
  ],
  en: ['Hello,', 'The Aube team', 'This email is sent automatically: please do not reply.'],
} as const;

const isLink = (paragraph: string) => /^https?:\S+$/.test(paragraph);

export function writeLetter(content: LetterContent, locale: Locale): Letter {
  const { subject, paragraphs, link, sheet } = locale === 'fr' ? french(content) : english(content);
  const [greeting, signature, note] = FRAME[locale];
  const set = (words: string) => (isLink(words) ? words : setSpaces(words, locale));
  const text = `${[greeting, ...paragraphs, signature, note].map(set).join('\n\n')}\n`;
  const stopLink = content.kind === 'reminder' ? content.stopLink : null;
  const html = sheet
    ? writeLetterHtml({ locale, subject, greeting, ...sheet, link, end: [signature, note] }, set)
    : null;
  return { kind: content.kind, locale, subject: set(subject), text, html, link, stopLink };
}
