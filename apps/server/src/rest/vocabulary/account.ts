import type { InputOf, ItemOf } from '../procedure-types.ts';
import { z } from 'zod';
import { instant } from './codecs.ts';
import type { BodyVocabulary, ReplyVocabulary, WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const chosenPassword = [
  word('mot_de_passe', 'password', { access: 'in' }),
  word('mot_de_passe_confirmation', 'passwordConfirmation', { access: 'in' }),
];

const link = [
  word('jeton', 'token', { access: 'in' }),
  word('nom_utilisateur', 'username', { access: 'in' }),
];

/** Either name identifies the account; the address is asked for when both are missing. @decision D41 */
export const credentials = named('Connexion', [
  word('courriel', 'identifier', { access: 'in' }),
  word('nom_utilisateur', 'identifier', { access: 'in' }),
  word('mot_de_passe', 'password', { access: 'in' }),
  word('code', 'code', { access: 'in' }),
]) satisfies BodyVocabulary<InputOf<'account.login'>>;

/** The password again, or a code of the second factor. @decision D58 */
export const confirmation = named('ConfirmationIdentite', [
  word('mot_de_passe', 'password', { access: 'in' }),
  word('code', 'code', { access: 'in' }),
]) satisfies BodyVocabulary<InputOf<'account.confirmIdentity'>>;

/** An opened session with the scheme of its token. */
export const bearerSession = (opened: ItemOf<'account.login'>) => ({
  ...opened,
  tokenType: 'Bearer',
});

/** Answer of a login. @source specification §4 */
export const session = named('Session', [
  word('access_token', 'token', { shape: z.string() }),
  word('token_type', 'tokenType', { shape: z.literal('Bearer') }),
  word('expires_at', 'expiresAt', { codec: instant }),
  word('second_facteur_a_installer', 'isSetUpOnly'),
]) satisfies ReplyVocabulary<ReturnType<typeof bearerSession>>;

/** « Inscription ». @decision D42 */
export const registration = named('Inscription', [
  word('jeton', 'token', { access: 'in' }),
  word('prenom', 'firstName', { access: 'in' }),
  word('nom', 'lastName', { access: 'in' }),
  word('courriel', 'email'),
  ...chosenPassword,
  word('code_reference', 'referenceCode', { access: 'in' }),
  word('langue', 'locale', { access: 'in' }),
  word('fuseau_horaire', 'timeZone', { access: 'in' }),
  word('consentement', 'consent', { access: 'in' }),
]) satisfies WordsOf<'account.register'>;

export const activation = named('Activation', [
  ...link,
  ...chosenPassword,
]) satisfies BodyVocabulary<InputOf<'account.activate'>>;

export const forgottenPassword = named('MotPasseOublie', [
  word('courriel', 'email', { access: 'in' }),
]) satisfies BodyVocabulary<InputOf<'account.requestPasswordReset'>>;

export const passwordReset = named('Reinitialisation', [
  ...link,
  ...chosenPassword,
]) satisfies BodyVocabulary<InputOf<'account.resetPassword'>>;

/** An invitation's input, and the link of its answer. @decision D42 */
export const invitation = named('Invitation', [
  word('courriel', 'email', { access: 'in' }),
  word('etablissement_id', 'establishmentId', { access: 'in' }),
  word('utilisations', 'maxUses', { access: 'in' }),
  word('expire_le', 'expiresAt', { access: 'in', codec: instant }),
  word('libelle', 'label', { access: 'in' }),
  word('jeton', 'token', { access: 'out' }),
  word('lien', 'link', { access: 'out' }),
]) satisfies WordsOf<'admin.createInvitation'>;
