import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const invalid = msg`Vérifiez cette réponse`;

const issueMessages: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`Répondez à cette question`,
  tooLong: msg`Raccourcissez cette réponse`,
  unsafeText: msg`Retirez les caractères spéciaux de cette réponse`,
  notAnEmail: msg`Entrez une adresse de courriel complète, par exemple nom@exemple.ca`,
  lettersBeforeAt: msg`Avant le @, écrivez des lettres de a à z, sans accent`,
  noLetter: msg`Entrez un nom qui contient au moins une lettre`,
  unknownChoice: msg`Choisissez une des réponses proposées`,
  wrongCode: msg`Ce code n’est pas le bon, ou a déjà servi : entrez le suivant`,
  passwordTooShort: msg`Choisissez un mot de passe d’au moins 12 caractères`,
  passwordTooLong: msg`Choisissez un mot de passe d’au plus 128 caractères`,
  passwordCommon: msg`Choisissez un mot de passe moins répandu`,
  passwordRelated: msg`Choisissez un mot de passe sans votre nom ni les mots du programme`,
  passwordsDiffer: msg`Entrez deux fois le même mot de passe`,
  referenceCodeUnknown: msg`Vérifiez le code de référence auprès de votre établissement`,
  consentOutdated: msg`Ce texte a changé : rechargez la page et relisez-le avant d’accepter`,
  notTheInvitedAddress: msg`Entrez l’adresse à laquelle l’invitation a été envoyée`,
  invalid,
};

export function issueMessage(code: string): MessageDescriptor {
  return issueMessages[code] ?? invalid;
}
