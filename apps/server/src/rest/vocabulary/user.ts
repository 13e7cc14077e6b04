import { person } from '@aube/dictionary';
import type { ItemOf } from '../procedure-types.ts';
import type { Locale } from '@aube/content/locale';
import { z } from 'zod';
import { codes, instant } from './codecs.ts';
import type { ReplyVocabulary } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const { fields } = person;

const ROLE_NAMES: Record<Locale, Readonly<Record<number, string>>> = {
  fr: { 1: 'Administrateur', 2: 'Personnel', 3: 'Participant' },
  en: { 1: 'Administrator', 2: 'Staff', 3: 'Participant' },
};

const scope = codes({
  programme: 'programme',
  participants: 'participants',
  data: 'donnees',
  users: 'utilisateurs',
  establishments: 'etablissements',
});

export const scopeShape = z.array(scope.shape ?? z.string());

export const role = named('Role', [
  word('id', 'id', { shape: z.int() }),
  word('nom', 'name', { shape: z.string().nullable() }),
]);

export const namedRole = (id: number, locale: Locale) => ({
  id,
  name: ROLE_NAMES[locale][id] ?? null,
});

export const scopeInFrench = (each: string) => scope.encode(each);

/** @source specification §3 @decision D7 D43 */
export const user = named('Utilisateur', [
  word('id', 'userId'),
  word(fields.lastName.french, 'lastName'),
  word(fields.firstName.french, 'firstName'),
  word(fields.email.french, 'email'),
  word(fields.username.french, 'username'),
  word(fields.locale.french, 'locale'),
  word(fields.timeZone.french, 'timeZone'),
  word('roles', 'roles', { words: role }),
  word('scope', 'scope', { shape: scopeShape }),
  word('questionnaire_s0_soumis_le', 'submittedAt.S0', { codec: instant }),
  word('questionnaire_s6_soumis_le', 'submittedAt.S6', { codec: instant }),
  word('questionnaire_s12_soumis_le', 'submittedAt.S12', { codec: instant }),
  word('questionnaire_s24_soumis_le', 'submittedAt.S24', { codec: instant }),
  word('derniere_semaine', 'programmeWeek'),
  word('programme_abandonne_le', 'programmeAbandonedAt', { codec: instant }),
  word('nombre_notifications_non_lues', 'unreadNotifications'),
]) satisfies ReplyVocabulary<ReturnType<typeof namedRoles>>;

export function namedRoles(me: ItemOf<'account.me'>, locale: Locale) {
  return {
    ...me,
    roles: me.roles.map((id) => namedRole(id, locale)),
    scope: me.scope.map(scopeInFrench),
  };
}
