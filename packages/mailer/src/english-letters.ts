import { invitationWording } from './invitation-wording.ts';
import { namesOf, type LetterContent, type Wording } from './letter-content.ts';
import { reminderWords } from './reminder-words.ts';

export function english(content: LetterContent): Wording {
  switch (content.kind) {
    case 'invitation':
      return invitationWording(content, 'en');
    case 'activation':
      return {
        subject: 'Activate your Aube account',
        link: content.link,
        paragraphs: [
          content.choosesPassword
            ? 'An Aube account is waiting for you. To activate it and choose your password, open this link:'
            : 'One step remains: confirming that this address is yours. To activate your account, open this link:',
          content.link,
          ...(content.workplaces.length > 0
            ? [`It is a staff account, for ${namesOf(content.workplaces, 'en')}.`]
            : []),
          'This link is valid for 24 hours and works once. If it has expired, ask for another with “Forgot your password?” on the login page.',
          'If you were not expecting an account, ignore this email: nothing will be activated.',
        ],
      };
    case 'alreadyRegistered':
      return {
        subject: 'You already have an Aube account',
        link: content.loginLink,
        paragraphs: [
          'Somebody has just tried to register with your address, but you already have an account. It has not changed. To log in:',
          content.loginLink,
          'If you have forgotten your password, choose a new one here:',
          content.forgottenPasswordLink,
          'If this was not you, there is nothing you need to do.',
        ],
      };
    case 'passwordReset':
      return {
        subject: 'Choose a new password',
        link: content.link,
        paragraphs: [
          'A new password was asked for on your Aube account. To choose it, open this link:',
          content.link,
          'This link is valid for one hour and works once.',
          'If you did not ask for this, ignore this email: your password stays the same.',
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
    case 'secondFactorReset':
      return {
        subject: 'Your two-step verification was turned off',
        link: content.loginLink,
        paragraphs: [
          'An administrator has just turned off the two-step verification of your Aube account: the codes of your app and your recovery codes no longer work. The devices where the account was open have been logged out.',
          'The next time you log in, you can turn it on again:',
          content.loginLink,
          'If you did not ask for this, tell the administrators of your establishment at once.',
        ],
      };
    case 'emailChange':
      return {
        subject: 'Confirm your new address',
        link: content.link,
        paragraphs: [
          'This address was given as the new address of an Aube account. To confirm that it is yours, open this link:',
          content.link,
          'This link is valid for 24 hours and works once. Until then, the account keeps its present address.',
          'If you did not ask for this change, ignore this email: nothing will change.',
        ],
      };
    case 'emailChanged':
      return {
        subject: 'The address of your account was changed',
        link: content.contactsLink,
        paragraphs: [
          'Your Aube account now has another email address. You will receive nothing more at this one.',
          content.phone === null
            ? 'If you asked for this change, there is nothing you need to do. If not, tell your establishment at once. This page says where to find help:'
            : `If you asked for this change, there is nothing you need to do. If not, call ${content.phone} at once. This page gives other numbers to call:`,
          content.contactsLink,
        ],
      };
    case 'reminder': {
      const { subject, lead } = reminderWords.en[content.waiting];
      return {
        subject,
        link: content.link,
        paragraphs: [
          lead,
          content.link,
          ...(content.phone === null ? [] : [`A question? Call ${content.phone}.`]),
          'You get this reminder because you asked for it. To stop receiving it:',
          content.stopLink,
        ],
      };
    }
    case 'staffAlert':
      return {
        subject: 'An alert is waiting in Aube',
        link: content.link,
        paragraphs: [
          'An alert is waiting for somebody to take charge of it. To see it, open the console:',
          content.link,
          'For discretion, this email names neither the person nor the reason. If a colleague has taken charge of it meanwhile, there is nothing you need to do.',
          'Until somebody does, this email is sent again each day.',
        ],
      };
    case 'mailTest':
      return {
        subject: 'Test email from Aube',
        link: content.link,
        paragraphs: [
          'This test email was asked for in the console of Aube. It has arrived: open this link to confirm it.',
          content.link,
          'This link works for 24 hours, and only once.',
          'If you asked for nothing, ignore this email.',
        ],
      };
  }
}
