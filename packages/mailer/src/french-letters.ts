import { invitationWording } from './invitation-wording.ts';
import { namesOf, type LetterContent, type Wording } from './letter-content.ts';
import { reminderWords } from './reminder-words.ts';

export function french(content: LetterContent): Wording {
  switch (content.kind) {
    case 'invitation':
      return invitationWording(content, 'fr');
    case 'activation':
      return {
        subject: 'Activez votre compte Aube',
        link: content.link,
        paragraphs: [
          content.choosesPassword
            ? 'Un compte Aube vous attend. Pour l’activer et choisir votre mot de passe, ouvrez ce lien :'
            : 'Il ne reste qu’une étape : confirmer que cette adresse est bien la vôtre. Pour activer votre compte, ouvrez ce lien :',
          content.link,
          ...(content.workplaces.length > 0
            ? [`C’est un compte du personnel, pour : ${namesOf(content.workplaces, 'fr')}.`]
            : []),
          'Ce lien est valable 24 heures et ne sert qu’une fois. S’il a expiré, demandez-en un autre par « Mot de passe oublié » sur la page de connexion.',
          'Vous n’attendiez pas de compte ? Ignorez ce courriel : rien ne sera activé.',
        ],
      };
    case 'alreadyRegistered':
      return {
        subject: 'Vous avez déjà un compte Aube',
        link: content.loginLink,
        paragraphs: [
          'Une inscription vient d’être demandée avec votre adresse, mais vous avez déjà un compte. Il n’a pas changé. Pour vous connecter :',
          content.loginLink,
          'Vous avez oublié votre mot de passe ? Choisissez-en un nouveau ici :',
          content.forgottenPasswordLink,
          'Si cette demande ne vient pas de vous, vous n’avez rien à faire.',
        ],
      };
    case 'passwordReset':
      return {
        subject: 'Choisissez un nouveau mot de passe',
        link: content.link,
        paragraphs: [
          'Un nouveau mot de passe a été demandé pour votre compte Aube. Pour le choisir, ouvrez ce lien :',
          content.link,
          'Ce lien est valable une heure et ne sert qu’une fois.',
          'Si cette demande ne vient pas de vous, ignorez ce courriel : votre mot de passe reste le même.',
        ],
      };
    case 'passwordChanged':
      return {
        subject: 'Votre mot de passe a été changé',
        link: content.forgottenPasswordLink,
        paragraphs: [
          'Le mot de passe de votre compte Aube vient d’être changé, et les appareils où il était ouvert ont été déconnectés.',
          'Si c’est bien vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe :',
          content.forgottenPasswordLink,
        ],
      };
    case 'secondFactorReset':
      return {
        subject: 'Votre validation en deux étapes a été désactivée',
        link: content.loginLink,
        paragraphs: [
          'L’administration vient de désactiver la validation en deux étapes de votre compte Aube : les codes de votre application et vos codes de secours ne servent plus. Les appareils où le compte était ouvert ont été déconnectés.',
          'À la prochaine connexion, vous pourrez l’activer de nouveau :',
          content.loginLink,
          'Si vous ne l’avez pas demandé, avertissez tout de suite l’administration de votre établissement.',
        ],
      };
    case 'emailChange':
      return {
        subject: 'Confirmez votre nouvelle adresse',
        link: content.link,
        paragraphs: [
          'Cette adresse a été donnée comme nouvelle adresse d’un compte Aube. Pour confirmer qu’elle est bien la vôtre, ouvrez ce lien :',
          content.link,
          'Ce lien est valable 24 heures et ne sert qu’une fois. D’ici là, le compte garde son adresse actuelle.',
          'Si vous n’avez pas demandé ce changement, ignorez ce courriel : rien ne changera.',
        ],
      };
    case 'emailChanged':
      return {
        subject: 'L’adresse de votre compte a été changée',
        link: content.contactsLink,
        paragraphs: [
          'Votre compte Aube a maintenant une autre adresse de courriel. Vous ne recevrez plus rien à celle-ci.',
          content.phone === null
            ? 'Si vous avez demandé ce changement, vous n’avez rien à faire. Sinon, avertissez tout de suite votre établissement. Cette page dit qui appeler :'
            : `Si vous avez demandé ce changement, vous n’avez rien à faire. Sinon, téléphonez tout de suite au ${content.phone}. Cette page dit qui d’autre appeler :`,
          content.contactsLink,
        ],
      };
    case 'reminder': {
      const { subject, lead } = reminderWords.fr[content.waiting];
      return {
        subject,
        link: content.link,
        paragraphs: [
          lead,
          content.link,
          ...(content.phone === null ? [] : [`Une question ? Téléphonez au ${content.phone}.`]),
          'Vous recevez ce rappel parce que vous l’avez demandé. Pour ne plus en recevoir :',
          content.stopLink,
        ],
      };
    }
    case 'staffAlert':
      return {
        subject: 'Une alerte attend dans Aube',
        link: content.link,
        paragraphs: [
          'Une alerte attend que quelqu’un la prenne en charge. Pour la voir, ouvrez la console :',
          content.link,
          'Par discrétion, ce courriel ne dit ni qui elle concerne ni pourquoi. Si une ou un collègue l’a prise en charge entre-temps, vous n’avez rien à faire.',
          'Tant que personne ne l’a prise en charge, ce courriel est envoyé de nouveau chaque jour.',
        ],
      };
    case 'mailTest':
      return {
        subject: 'Courriel d’essai d’Aube',
        link: content.link,
        paragraphs: [
          'Ce courriel d’essai a été demandé depuis la console d’Aube. Il est arrivé : ouvrez ce lien pour le confirmer.',
          content.link,
          'Ce lien est valable 24 heures et ne sert qu’une fois.',
          'Si vous n’avez rien demandé, ignorez ce courriel.',
        ],
      };
  }
}
