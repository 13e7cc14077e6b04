import type { Locale } from '@aube/content/locale';
import { readFileSync } from 'node:fs';
import { proseOf } from './prose.ts';

/** `say`: the only correct name. `not`: wrong names. @decision D74 */
const TERMS: readonly { locale: Locale; not: RegExp; say: string }[] = [
  { locale: 'fr', not: /(?<![-\p{L}])(?:e-?)?mails?\b/giu, say: 'courriel' },
  {
    locale: 'fr',
    not: /\b(?:cette|votre) lettre\b|\blettre (?:reçue|envoyée)\b/giu,
    say: 'courriel',
  },
  { locale: 'fr', not: /\badresses? courriel\b/giu, say: 'adresse de courriel' },
  { locale: 'fr', not: /\bcibles?\b/giu, say: 'repère' },
  { locale: 'fr', not: /\bcourriels? part(?:ira|iront|ent)?\b/giu, say: 'courriel envoyé' },
  {
    locale: 'fr',
    not: /\bvous (?:n’)?êtes (?:pas )?(?:connecté|inscrit|seul|réveillé)(?![\p{L}(·])/giu,
    say: 'a wording for everybody',
  },
  { locale: 'fr', not: /\bJe suis réveillé(?![\p{L}(·])/giu, say: 'Je ne dors pas' },
  { locale: 'en', not: /[\u00a0\u202f]:|(?<=\p{L}) :/gu, say: ':' },
  { locale: 'en', not: /\be-mails?\b/giu, say: 'email' },
  { locale: 'en', not: /\buser names?\b/giu, say: 'username' },
  { locale: 'en', not: /\bthemself\b/giu, say: 'on their own' },
  { locale: 'en', not: /\bnote (?:your|the|this) nights?\b/giu, say: 'record the night' },
  { locale: 'en', not: /\brising times?\b/giu, say: 'rise time' },
  { locale: 'en', not: /\bcode of (?:your|my) app\b/giu, say: 'code from your app' },
  {
    locale: 'fr',
    not: /(?<!\p{L})(?:(?:la|cette|nos) vidéos?|une courte vidéo)(?!\p{L})/giu,
    say: 'le module en images',
  },
  {
    locale: 'en',
    not: /\b(?:the|this|our|a short|module) videos?\b/giu,
    say: 'the module in pictures',
  },
  {
    locale: 'fr',
    not: /(?<!ou (?:d’|à )?)\b(?:un|votre) (?:pharmacien|infirmier|dormeur)(?![\p{L}(·])/giu,
    say: 'a wording for everybody',
  },
  {
    locale: 'fr',
    not: /(?<!ou (?:d’|à )?)\bun (?:médecin|psychologue|professionnel|ami|proche)(?![\p{L}(·])|\b(?:une|votre) infirmière(?! ou)/giu,
    say: 'a wording for everybody',
  },
  {
    locale: 'fr',
    not: /\b(?:tien(?:t|nent) éveillé|(?:vous )?rend(?:re)? plus somnolent|(?:m’|vous )ont aidé|(?:les )?(?:bons|mauvais) dormeurs)(?![\p{L}(·])/giu,
    say: 'a wording for everybody',
  },
  {
    locale: 'fr',
    not: /\bdemand(?:e|ent) (?:de |de la |plus de )prudence\b/giu,
    say: 'précaution',
  },
  { locale: 'en', not: /\bcalls? for caution\b/giu, say: 'precaution' },
  { locale: 'en', not: /\bmedicines?\b/giu, say: 'medication' },
  { locale: 'en', not: /\b(?:tick|ticks|ticked|ticking)\b(?! (?:the|a) box\b)/giu, say: 'check' },
  { locale: 'fr', not: /(?<![\d-])988(?![\d-])/gu, say: '9-8-8' },
  { locale: 'en', not: /(?<![\d-])988(?![\d-])/gu, say: '9-8-8' },
];

export function driftedTerms(text: string, locale: Locale) {
  const clean = text.replaceAll("'", '’');
  return TERMS.filter((each) => each.locale === locale).flatMap(({ not, say }) =>
    [...clean.matchAll(not)].map(({ 0: found, index }) => ({
      found,
      say,
      line: clean.slice(0, index).split('\n').length,
    })),
  );
}

const isPublished = (path: string) => path.startsWith('packages/content/instruments/');

export function checkTerms(paths: readonly string[]): string[] {
  return paths
    .filter((path) => !isPublished(path))
    .flatMap((path) =>
      proseOf(path, () => readFileSync(path, 'utf8')).flatMap(({ locale, text }) =>
        driftedTerms(text, locale).map(
          ({ found, say, line }) => `${path}:${line}: “${found}”: say “${say}” (D74)`,
        ),
      ),
    );
}
