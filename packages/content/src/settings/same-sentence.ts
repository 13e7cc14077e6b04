import { blocksOf } from '../course/chapter-blocks.ts';
import type { ChapterText } from '../course/course.ts';
import type { Localised } from '../locale.ts';

const WORD = /\p{L}[\p{L}’'-]*/gu;

/** First words of the names of organisations. They have the same name in both languages. */
const ORGANISATION = new RegExp(
  `^(?:${[
    'agence|association|bureau|carrefour|centres?|clinique|clsc|coalition|collège|conseil|département|direction',
    'équipe|faculté|fédération|fondation|groupe|hôpital|institut|laboratoire|ligne|maison|ministère|ordre',
    'pavillon|pharmacie|programme|regroupement|réseau|service|société|unité|université|urgence',
    'agency|center|clinic|college|council|department|faculty|federation|foundation|group|hospital|institute',
    'laboratory|ministry|network|office|order|pharmacy|society|team|university',
  ].join('|')})$`,
  'iu',
);

/** Words that no name has: persons, verbs, weekdays. */
const OF_SENTENCES = new RegExp(
  `^(?:${[
    'vous|votre|vos|nous|notre|nos|je|il|ils|elle|elles|ce|cette|ces|qui|que|ne|pas|sont|sera|ont|avez|peut|peuvent',
    'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    'you|your|we|our|he|she|they|this|these|who|which|not|is|are|will|has|have|can',
  ].join('|')})$`,
  'u',
);
const ORDER = /^(?!chez$|assez$)\p{Ll}{3,}ez$/u;

/** Names, telephones and addresses are no sentences: they are the same in both languages. */
export function isSentence(words: string): boolean {
  const [first = '', ...others] = words.match(WORD) ?? [];
  const all = [first.toLowerCase(), ...others];
  const smallCount = [first, ...others].filter((word) => /^\p{Ll}/u.test(word)).length;
  if (/^\d/u.test(words) || all.length < 4 || smallCount <= all.length / 2) return false;
  if (all.some((word) => OF_SENTENCES.test(word) || ORDER.test(word))) return true;
  return /[.!?]$/u.test(words) && !ORGANISATION.test(first);
}

const sentencesOf = ({ body }: ChapterText): string[] =>
  blocksOf(body)
    .flatMap((block) => block.split(/(?<=[.!?:])\s+/u))
    .filter(isSentence);

/** True when a sentence of the English text is also one of the French text. */
export function hasSameSentence({ fr, en }: Localised<ChapterText>): boolean {
  const french = new Set(sentencesOf(fr));
  return sentencesOf(en).some((each) => french.has(each));
}
