import { instant } from './codecs.ts';
import { word, type Vocabulary } from './vocabulary.ts';

const chosenPassword: Vocabulary = [
  word('mot_de_passe', 'password', { access: 'in' }),
  word('mot_de_passe_confirmation', 'passwordConfirmation', { access: 'in' }),
];

const link: Vocabulary = [
  word('jeton', 'token', { access: 'in' }),
  word('nom_utilisateur', 'username', { access: 'in' }),
];

/** Either name stands for the account; an address is asked for when both are missing. @decision D41 */
export const credentials: Vocabulary = [
  word('courriel', 'identifier', { access: 'in' }),
  word('nom_utilisateur', 'identifier', { access: 'in' }),
  word('mot_de_passe', 'password', { access: 'in' }),
];

/** What a login answers. @source specification §4 */
export const session: Vocabulary = [
  word('access_token', 'token'),
  word('token_type', 'tokenType'),
  word('expires_at', 'expiresAt'),
];

/** « Inscription ». @decision D42 */
export const registration: Vocabulary = [
  word('jeton', 'token', { access: 'in' }),
  word('prenom', 'firstName', { access: 'in' }),
  word('nom', 'lastName', { access: 'in' }),
  word('courriel', 'email'),
  ...chosenPassword,
  word('code_reference', 'referenceCode', { access: 'in' }),
  word('langue', 'locale', { access: 'in' }),
  word('fuseau_horaire', 'timeZone', { access: 'in' }),
];

export const activation: Vocabulary = [...link, word('mot_de_passe', 'password', { access: 'in' })];

export const forgottenPassword: Vocabulary = [word('courriel', 'email', { access: 'in' })];

export const passwordReset: Vocabulary = [...link, ...chosenPassword];

/** An invitation as it is asked for, and the link that answers. @decision D42 */
export const invitation: Vocabulary = [
  word('courriel', 'email', { access: 'in' }),
  word('etablissement_id', 'establishmentId', { access: 'in' }),
  word('utilisations', 'maxUses', { access: 'in' }),
  word('expire_le', 'expiresAt', { access: 'in', codec: instant }),
  word('jeton', 'token', { access: 'out' }),
  word('lien', 'link', { access: 'out' }),
];
