import type { MailLocale } from './links.ts';

/**
 * What a letter says. None names anybody: the address is unproved until its owner follows a link,
 * and a name typed by somebody else would be theirs to misuse. None tells of health.
 */
export type LetterContent =
  | {
      kind: 'invitation';
      link: string;
      validUntil: Date;
      timeZone: string;
      /** What to type as the establishment's code; null: the person has one of their own. */
      referenceCode: string | null;
    }
  | { kind: 'activation'; link: string }
  | { kind: 'alreadyRegistered'; loginLink: string; forgottenPasswordLink: string }
  | { kind: 'passwordReset'; link: string }
  | { kind: 'passwordChanged'; forgottenPasswordLink: string };

export type LetterKind = LetterContent['kind'];

export type Letter = {
  kind: LetterKind;
  locale: MailLocale;
  subject: string;
  /** Paragraphs between blank lines; a link stands alone on its line. */
  text: string;
  /** What the reader is asked to open. */
  link: string;
};

const day = (instant: Date, timeZone: string, locale: MailLocale) =>
  new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long', timeZone }).format(instant);

type Wording = { subject: string; paragraphs: string[]; link: string };

function french(content: LetterContent): Wording {
  switch (content.kind) {
    case 'invitation':
      return {
        subject: 'Votre invitation à Aube',
        link: content.link,
        paragraphs: [
          'Votre établissement vous invite à créer votre compte Aube. Il suffit d’ouvrir ce lien :',
          content.link,
          content.referenceCode === null
            ? 'L’inscription demande le code de référence de votre établissement : c’est lui qui vous le donne.'
            : `Le code de référence de votre établissement, demandé à l’inscription : ${content.referenceCode}`,
          `Ce lien vous est réservé. Il reste valable jusqu’au ${day(content.validUntil, content.timeZone, 'fr')}.`,
          'Vous n’attendiez pas cette invitation ? Vous pouvez ignorer ce courriel.',
        ],
      };
    case 'activation':
      return {
        subject: 'Activez votre compte Aube',
        link: content.link,
        paragraphs: [
          'Il ne reste qu’une étape : confirmer que cette adresse est bien la vôtre. Pour activer votre compte, ouvrez ce lien :',
          content.link,
          'Il est valable 24 heures et ne sert qu’une fois. S’il a expiré, demandez-en un autre par « Mot de passe oublié » sur la page de connexion.',
          'Vous n’avez pas créé de compte ? Ignorez ce courriel : rien ne sera activé.',
        ],
      };
    case 'alreadyRegistered':
      return {
        subject: 'Vous avez déjà un compte Aube',
        link: content.loginLink,
        paragraphs: [
          'Une inscription vient d’être demandée avec votre adresse, mais vous avez déjà un compte. Il n’a pas changé. Pour vous connecter :',
          content.loginLink,
          'Votre mot de passe vous échappe ? Choisissez-en un nouveau ici :',
          content.forgottenPasswordLink,
          'Si cette demande ne vient pas de vous, vous n’avez rien à faire.',
        ],
      };
    case 'passwordReset':
      return {
        subject: 'Choisissez un nouveau mot de passe',
        link: content.link,
        paragraphs: [
          'Vous avez demandé à changer le mot de passe de votre compte Aube. Pour en choisir un nouveau, ouvrez ce lien :',
          content.link,
          'Il est valable une heure et ne sert qu’une fois.',
          'Si cette demande ne vient pas de vous, ignorez ce courriel : votre mot de passe reste le même.',
        ],
      };
    case 'passwordChanged':
      return {
        subject: 'Votre mot de passe a été changé',
        link: content.forgottenPasswordLink,
        paragraphs: [
          'Le mot de passe de votre compte Aube vient d’être changé, et les appareils où il était ouvert ont été déconnectés.',
          'Si c’est bien vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe :',
          content.forgottenPasswordLink,
        ],
      };
  }
}

function english(content: LetterContent): Wording {
  switch (content.kind) {
    case 'invitation':
      return {
        subject: 'Your invitation to Aube',
        link: content.link,
        paragraphs: [
          'Your health establishment invites you to create your Aube account. Simply open this link:',
          content.link,
          content.referenceCode === null
            ? 'Registration asks for your establishment’s reference code, which the establishment gives you.'
            : `Your establishment’s reference code, asked for at registration: ${content.referenceCode}`,
          `The link is meant for you alone. It stays valid until ${day(content.validUntil, content.timeZone, 'en')}.`,
          'If you were not expecting this invitation, you can ignore this e-mail.',
        ],
      };
    case 'activation':
      return {
        subject: 'Activate your Aube account',
        link: content.link,
        paragraphs: [
          'One step remains: confirming that this address is yours. To activate your account, open this link:',
          content.link,
          'It is valid for 24 hours and works once. If it has expired, ask for another with “Forgotten password” on the login page.',
          'If you did not create an account, ignore this e-mail: nothing will be activated.',
        ],
      };
    case 'alreadyRegistered':
      return {
        subject: 'You already have an Aube account',
        link: content.loginLink,
        paragraphs: [
          'Somebody has just tried to register with your address, but you already have an account. It has not changed. To log in:',
          content.loginLink,
          'If you no longer know your password, choose a new one here:',
          content.forgottenPasswordLink,
          'If this was not you, there is nothing you need to do.',
        ],
      };
    case 'passwordReset':
      return {
        subject: 'Choose a new password',
        link: content.link,
        paragraphs: [
          'You asked to change the password of your Aube account. To choose a new one, open this link:',
          content.link,
          'It is valid for one hour and works once.',
          'If you did not ask for this, ignore this e-mail: your password stays the same.',
        ],
      };
    case 'passwordChanged':
      return {
        subject: 'Your password was changed',
        link: content.forgottenPasswordLink,
        paragraphs: [
          'The password of your Aube account has just been changed, and the devices where it was open have been logged out.',
          'If this was you, there is nothing you need to do. If not, choose a new password at once:',
          content.forgottenPasswordLink,
        ],
      };
  }
}

const FRAME = {
  fr: [
    'Bonjour,',
    'L’équipe d’Aube',
    'Ce courriel est envoyé automatiquement : merci de ne pas y répondre.',
  ],
  en: ['Hello,', 'The Aube team', 'This e-mail is sent automatically: please do not reply.'],
} as const;

/** Writes a letter in plain text. */
export function writeLetter(content: LetterContent, locale: MailLocale): Letter {
  const { subject, paragraphs, link } = locale === 'fr' ? french(content) : english(content);
  const [greeting, signature, note] = FRAME[locale];
  const text = `${[greeting, ...paragraphs, signature, note].join('\n\n')}\n`;
  return { kind: content.kind, locale, subject, text, link };
}
