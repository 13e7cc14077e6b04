import type { frAccounts } from '../fr/accounts.ts';

/** Accounts, establishments and lists of invitations. */
export const enAccounts: typeof frAccounts = {
  user: {
    list: 'show the accounts',
    create: 'make an account; an email invites its owner to choose a password',
    deactivate: 'close an account: its sessions end, nothing is erased',
    none: 'No account.',
    made: (email, username) =>
      `Account made: ${email}, username ${username}. The activation email is on its way.`,
    wouldMake: (email) => `The account ${email} would be made.`,
    closed: (email) => `The account ${email} is closed.`,
    wouldClose: (email) => `The account ${email} would be closed.`,
    confirm: (email, place) => `Close the account ${email}, in ${place}? (yes/no) `,
    needsYes: 'To close an account without being asked, add --yes.',
    notFound: 'There is no account under this address.',
    badRole: '--role is administrator, staff or participant.',
    roles: { 1: 'administrator', 2: 'staff', 3: 'participant' },
    states: {
      active: 'active',
      pending: 'to activate',
      deactivated: 'closed',
      deleted: 'deleted',
    },
  },
  establishment: {
    group: 'look after establishments',
    list: 'show the establishments',
    create: 'make an establishment',
    none: 'No establishment.',
    made: (name, code) => `Establishment made: ${name}, code ${code}.`,
    wouldMake: (code) => `The establishment ${code} would be made.`,
  },
  inviteList: {
    outcomes: {
      invited: 'invitation',
      invitedLater: 'invitation, on another day',
      alreadyInvited: 'invited already',
      alreadyRegistered: 'has an account already',
      repeated: 'twice in the list',
      notAnAddress: 'not an address',
    },
    line: (line) => `Line ${line}`,
    would: (count) =>
      count === 1 ? 'One invitation would leave.' : `${count} invitations would leave.`,
    sent: (count) => (count === 1 ? 'One invitation leaves.' : `${count} invitations leave.`),
    until: (instant) => `The links work until ${instant}.`,
    confirm: (count, place) => `Send the invitations (${count}), for ${place}? (yes/no) `,
    needsYes: 'To send without being asked, add --yes; --dry-run shows the report.',
    changed: 'The list would be sent otherwise now. No invitation leaves: read the report again.',
    noneSent: 'No invitation leaves.',
    alone: '--csv does not go with --email or --uses: each address has an invitation of its own.',
    nobody: 'The list has no line.',
    tooLong: 'The list is too long: 1000 lines and 100,000 characters at most.',
    faulty: (count) =>
      count === 1 ? 'One line is not an address.' : `${count} lines are not addresses.`,
  },
  options: {
    role: 'administrator, staff or participant',
    roleFilter: 'this role only: administrator, staff or participant',
    places: 'reference codes, with commas between',
    username: 'username (made from the address)',
    accountLocale: 'language of the account and its emails (that of the messages)',
    placeName: 'name of the establishment',
    placeCode: 'reference code, asked for at registration',
    retention: 'how long files are kept, in months (60)',
    csv: 'list of addresses to invite: a CSV file, or one address a line',
  },
};
