import type { frAccounts } from '../fr/accounts.ts';

export const enAccounts: typeof frAccounts = {
  user: {
    list: 'show the accounts',
    create: 'create an account; an email invites its owner to choose a password',
    deactivate: 'close an account: its sessions end, nothing is erased',
    none: 'No account.',
    made: (email, username) =>
      `Account created: ${email}, username ${username}. The server will send the activation email.`,
    wouldMake: (email) => `The account ${email} would be created.`,
    closed: (email) => `The account ${email} is closed.`,
    wouldClose: (email) => `The account ${email} would be closed.`,
    confirm: (email, place) => `Close the account ${email}, in ${place}? (yes/no) `,
    needsYes: 'To close an account without confirmation, add --yes.',
    notFound: 'There is no account under this address.',
    badRole: '--role needs administrator, staff or participant.',
    roles: { 1: 'administrator', 2: 'staff', 3: 'participant' },
    states: {
      active: 'active',
      pending: 'to activate',
      deactivated: 'closed',
      deleted: 'deleted',
    },
  },
  establishment: {
    group: 'manage establishments',
    list: 'show the establishments',
    create: 'create an establishment',
    none: 'No establishment.',
    made: (name, code) => `Establishment created: ${name}, code ${code}.`,
    wouldMake: (code) => `The establishment ${code} would be created.`,
  },
  inviteList: {
    outcomes: {
      invited: 'invitation',
      invitedLater: 'invitation on another day: today’s limit is reached',
      alreadyInvited: 'already has an open invitation',
      alreadyRegistered: 'already has an account',
      repeated: 'twice in the list',
      notAnAddress: 'is not an address',
      lettersBeforeAt: 'needs letters from a to z, without accents, before the @',
      notALanguage: 'has a language that is neither fr nor en',
    },
    line: (line) => `Line ${line}`,
    would: (count) =>
      count === 1 ? 'One invitation would be sent.' : `Invitations to send: ${count}.`,
    sent: (count) =>
      count === 1
        ? 'The server will send one invitation.'
        : `The server will send ${count} invitations.`,
    until: (instant) => `The links are valid until ${instant}.`,
    confirm: (count, place) => `Send the invitations (${count}), for ${place}? (yes/no) `,
    needsYes: 'To send without confirmation, add --yes; --dry-run shows the report.',
    changed: 'The report has changed since. No invitation is sent: read the new report.',
    noneSent: 'No invitation is sent.',
    alone: '--csv does not go with --email or --uses: each address has an invitation of its own.',
    nobody: 'The list is empty.',
    tooLong: 'The list is too long: 1000 lines and 100,000 characters at most.',
    faulty: (count) =>
      count === 1 ? 'One line must be corrected.' : `${count} lines must be corrected.`,
  },
  options: {
    role: 'role: administrator, staff or participant',
    roleFilter: 'this role only: administrator, staff or participant',
    places: 'reference codes of the establishments, separated by commas',
    username: 'username (default: taken from the address)',
    accountLocale: 'language of the account and its emails (default: language of the messages)',
    placeName: 'name of the establishment',
    placeCode: 'reference code, asked for at registration',
    retention: 'months for which records are kept (default: 60)',
    csv: 'list of addresses to invite: a CSV file, or one address per line',
  },
};
