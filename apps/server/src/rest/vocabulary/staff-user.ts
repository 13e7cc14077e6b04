import { person } from '@aube/dictionary';
import type { Locale } from '@aube/content/locale';
import type { InputOf, ItemOf } from '../procedure-types.ts';
import { codes, idsOfObjects, instant } from './codecs.ts';
import type { BodyVocabulary, ReplyVocabulary } from './typed-vocabulary.ts';
import { namedRole, role, scopeInFrench, scopeShape } from './user.ts';
import { named, word } from './vocabulary.ts';

const { fields } = person;

/** States of an account. A deleted account can still be read for 30 days. @decision D55 */
const state = codes({
  active: 'actif',
  pending: 'a_activer',
  deactivated: 'desactive',
  deleted: 'supprime',
});

const place = named('EtablissementNomme', [word('id', 'establishmentId'), word('nom', 'name')]);

/** @decision D43 D54 */
export const shownAccount = named('CompteUtilisateur', [
  word('id', 'userId'),
  word(fields.lastName.french, 'lastName'),
  word(fields.firstName.french, 'firstName'),
  word(fields.email.french, 'email'),
  word(fields.username.french, 'username'),
  word(fields.locale.french, 'locale'),
  word(fields.timeZone.french, 'timeZone'),
  word('roles', 'roles', { words: role }),
  word('scope', 'scope', { shape: scopeShape }),
  word('etablissements', 'establishments', { words: place }),
  word('compte_active', 'isActive'),
  word(fields.authenticationMethod.french, 'authenticationMethod'),
  word('etat', 'state', { codec: state }),
  word('supprime_le', 'deletedAt', { codec: instant }),
]) satisfies ReplyVocabulary<ReturnType<typeof accountInWords>>;

/** Roles and establishments are written as objects with an id. @decision D43 D54 */
export const newAccount = named('CompteUtilisateurSaisie', [
  word(fields.lastName.french, 'lastName', { access: 'in' }),
  word(fields.firstName.french, 'firstName', { access: 'in' }),
  word(fields.email.french, 'email', { access: 'in' }),
  word(fields.username.french, 'username', { access: 'in' }),
  word(fields.locale.french, 'locale', { access: 'in' }),
  word('roles', 'roles', { codec: idsOfObjects, access: 'in' }),
  word('etablissements', 'establishmentIds', { codec: idsOfObjects, access: 'in' }),
  word('compte_active', 'isActive', { access: 'in' }),
  word(fields.authenticationMethod.french, 'authenticationMethod', { access: 'in' }),
]) satisfies BodyVocabulary<InputOf<'admin.createUser'>>;

export const changedAccount = named('CompteUtilisateurModification', [
  ...newAccount,
]) satisfies BodyVocabulary<InputOf<'admin.updateUser'>>;

/**
 * Account for older clients. `establishments` lists the establishments of a staff member, or the
 * only establishment of a participant.
 */
export function accountInWords(user: ItemOf<'admin.listUserRecords'>, locale: Locale) {
  const { establishments, programmeEstablishment } = user;
  const own = programmeEstablishment ? [programmeEstablishment] : [];
  return {
    ...user,
    establishments: establishments.length > 0 ? establishments : own,
    roles: user.roles.map((id) => namedRole(id, locale)),
    scope: user.scope.map(scopeInFrench),
  };
}

export const roleInWords = ({ roleId }: ItemOf<'admin.listRoles'>, locale: Locale) =>
  namedRole(roleId, locale);
