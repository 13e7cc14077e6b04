import { establishment, participant, person } from '@aube/dictionary';
import type { InputOf, ItemOf } from '../procedure-types.ts';
import { z } from 'zod';
import { instant } from './codecs.ts';
import type { BodyVocabulary, ReplyVocabulary, WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const { fields } = person;

const chosenPassword = [
  word('mot_de_passe', 'password', { access: 'in' }),
  word('mot_de_passe_confirmation', 'passwordConfirmation', { access: 'in' }),
];

const link = [
  word('jeton', 'token', { access: 'in' }),
  word(fields.username.french, 'username', { access: 'in' }),
];

/**
 * Login with an email address or a username. When both are missing, the fault is at the email
 * address.
 * @decision D41
 */
export const credentials = named('Connexion', [
  word(fields.email.french, 'identifier', { access: 'in' }),
  word(fields.username.french, 'identifier', { access: 'in' }),
  word('mot_de_passe', 'password', { access: 'in' }),
  word('code', 'code', { access: 'in' }),
]) satisfies BodyVocabulary<InputOf<'account.login'>>;

/** @decision D58 */
export const confirmation = named('ConfirmationIdentite', [
  word('mot_de_passe', 'password', { access: 'in' }),
  word('code', 'code', { access: 'in' }),
]) satisfies BodyVocabulary<InputOf<'account.confirmIdentity'>>;

export const bearerSession = (opened: ItemOf<'account.login'>) => ({
  ...opened,
  tokenType: 'Bearer',
});

/** @source specification §4 */
export const session = named('Session', [
  word('access_token', 'token', { shape: z.string() }),
  word('token_type', 'tokenType', { shape: z.literal('Bearer') }),
  word('expires_at', 'expiresAt', { codec: instant }),
  word('second_facteur_a_installer', 'isSetUpOnly'),
]) satisfies ReplyVocabulary<ReturnType<typeof bearerSession>>;

/** @decision D42 */
export const registration = named('Inscription', [
  word('jeton', 'token', { access: 'in' }),
  word(fields.firstName.french, 'firstName', { access: 'in' }),
  word(fields.lastName.french, 'lastName', { access: 'in' }),
  word(fields.email.french, 'email'),
  ...chosenPassword,
  word(establishment.fields.referenceCode.french, 'referenceCode', { access: 'in' }),
  word(participant.fields.phoneNumber.french, 'phoneNumber', { access: 'in' }),
  word(fields.locale.french, 'locale', { access: 'in' }),
  word(fields.timeZone.french, 'timeZone', { access: 'in' }),
  word('consentement', 'consent', { access: 'in' }),
]) satisfies WordsOf<'account.register'>;

export const activation = named('Activation', [
  ...link,
  ...chosenPassword,
]) satisfies BodyVocabulary<InputOf<'account.activate'>>;

export const forgottenPassword = named('MotPasseOublie', [
  word(fields.email.french, 'email', { access: 'in' }),
]) satisfies BodyVocabulary<InputOf<'account.requestPasswordReset'>>;

export const passwordReset = named('Reinitialisation', [
  ...link,
  ...chosenPassword,
]) satisfies BodyVocabulary<InputOf<'account.resetPassword'>>;

/** @decision D42 */
export const invitation = named('Invitation', [
  word(fields.email.french, 'email', { access: 'in' }),
  word('etablissement_id', 'establishmentId', { access: 'in' }),
  word('utilisations', 'maxUses', { access: 'in' }),
  word('expire_le', 'expiresAt', { access: 'in', codec: instant }),
  word('libelle', 'label', { access: 'in' }),
  word('jeton', 'token', { access: 'out' }),
  word('lien', 'link', { access: 'out' }),
]) satisfies WordsOf<'admin.createInvitation'>;
