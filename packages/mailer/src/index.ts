export { defaultSender } from './address.ts';
export { createFileTransport } from './file-transport.ts';
export {
  writeLetter,
  type Letter,
  type LetterContent,
  type LetterKind,
  type LetterSender,
} from './letters.ts';
export {
  activationLink,
  afterProgrammeLink,
  consoleLink,
  contactsLink,
  emailChangeLink,
  forgottenPasswordLink,
  loginLink,
  passwordResetLink,
  nightLink,
  programmeLink,
  registrationLink,
  mailTestLink,
  reminderStopLink,
  weekLink,
} from './links.ts';
export { MailFault, type MailFaultCode } from './mail-fault.ts';
export { reminderWords } from './reminder-words.ts';
export { createSmtpTransport } from './smtp-transport.ts';
export type { Mail, Transport } from './transport.ts';
