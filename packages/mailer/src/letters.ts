import { setSpaces } from '@aube/content/typography';
import { english } from './english-letters.ts';
import { french } from './french-letters.ts';
import type { LetterContent } from './letter-content.ts';
import { writeLetterHtml } from './letter-html.ts';
import type { LetterPicture, LetterSender } from './letter-sender.ts';
import type { Locale } from '@aube/content/locale';

export type { LetterContent } from './letter-content.ts';
export type { LetterSender } from './letter-sender.ts';
export type LetterKind = LetterContent['kind'];

export type Letter = {
  kind: LetterKind;
  locale: Locale;
  from: string;
  subject: string;
  /** Paragraphs separated by blank lines. Each link has its own line. */
  text: string;
  html: string | null;
  pictures: readonly LetterPicture[];
  link: string;
  /** Address of the page that stops these emails; null when the person cannot stop the email. */
  stopLink: string | null;
};

const FRAME = {
  fr: ['Bonjour,', 'Ce courriel est envoyé automatiquement : merci de ne pas y répondre.'],
  en: ['Hello,', 'This email is sent automatically: please do not reply.'],
} as const;

const AUBE: Readonly<Record<Locale, LetterSender>> = {
  fr: { name: 'Aube', signature: 'L’équipe d’Aube', logos: [] },
  en: { name: 'Aube', signature: 'The Aube team', logos: [] },
};

const isLink = (paragraph: string) => /^https?:\S+$/.test(paragraph);

/** @param sender name, signature and logos of the site, or of Aube where the site has none */
export function writeLetter(
  content: LetterContent,
  locale: Locale,
  sender: Partial<LetterSender> = {},
): Letter {
  const { subject, paragraphs, link, sheet } = locale === 'fr' ? french(content) : english(content);
  const [greeting, note] = FRAME[locale];
  const { name, signature, logos } = { ...AUBE[locale], ...sender };
  const pictures = sheet ? logos.map((logo, index) => ({ ...logo, cid: `logo-${index + 1}` })) : [];
  const set = (words: string) => (isLink(words) ? words : setSpaces(words, locale));
  const text = `${[greeting, ...paragraphs, signature, note].map(set).join('\n\n')}\n`;
  const stopLink = content.kind === 'reminder' ? content.stopLink : null;
  const html = sheet
    ? writeLetterHtml(
        { locale, subject, greeting, ...sheet, link, pictures, end: [signature, note] },
        set,
      )
    : null;
  const said = { from: name, subject: set(subject), text, html, pictures };
  return { kind: content.kind, locale, ...said, link, stopLink };
}
