import { blocksOf } from '@aube/content';
import { users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { leaveUnread, operatorFile, preparedFile } from '../testing/prepared-file.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { PERSONAL_TABLES } from './record/personal-tables.ts';

const world = await createWorld(await testDatabase());
const { db, services, addPerson, addStarted, as } = world;

type Caller = Awaited<ReturnType<typeof as>>;
type Done = (caller: Caller, userId: number) => Promise<unknown>;

const copy: Done = ({ rights }) => rights.exportOwnData();
const viewers: Done = ({ rights }) => rights.listOwnViewers({});
const erasure: Done = ({ rights }, userId) => rights.eraseUser({ userId, reason: 'request' });
const leaving: Done = ({ questionnaires }) =>
  questionnaires.saveAbandonment({
    answers: { leaving_reasons: ['noTime'], leaving_contact: 'no' },
  });
const profile: Done = ({ account }) =>
  account.updateProfile({ firstName: 'Camille', lastName: 'Roy' });
const email: Done = ({ account }, userId) =>
  account.changeOwnEmail({ email: `autre-${userId}@example.test` });
const correction: Done = ({ admin }, userId) =>
  admin.updateParticipant({
    userId,
    firstName: 'Camille',
    lastName: 'Roy',
    inclusionNumber: `N-${userId}`,
    postalAddress: '1, rue du Lac',
    city: null,
    province: null,
    postalCode: null,
    phoneNumber: '819 555-0100',
    reason: 'À sa demande',
  });
const note: Done = ({ stats }, userId) =>
  stats.addNote({ userId, kind: 'note', text: 'Dit que la nuit du 5 est inexacte.' });
const restored: Done = async ({ admin }, userId) => {
  await db.update(users).set({ deletedAt: MORNING }).where(eq(users.id, userId));
  return admin.restoreUser({ userId });
};
const agreement: Done = ({ rights }) =>
  rights.giveConsent({ version: services.pages.consent.version });
const ownConsent: Done = ({ rights }) => rights.getOwnConsent();
const pause: Done = ({ programme }, userId) =>
  programme.askPause({ userId, resumesOn: '2026-01-14', reason: 'À sa demande' });
const ending: Done = ({ admin }, userId) =>
  admin.removeFromProgramme({ userId, reason: 'À sa demande' });
const namedFile: Done = async (_, userId) => {
  const asked = { file: 'participants.csv', withIdentity: true, reason: 'À sa demande' } as const;
  const reader = await addPerson({ roleId: ROLE.administrator });
  await leaveUnread(await preparedFile(world, reader, asked));
  const { rows } = await (await as(userId)).rights.listOwnViewers({});
  return rows.find(({ what }) => what === 'exports');
};
const namedFileOfOperator: Done = async ({ rights }) => {
  const { bytes } = await operatorFile(world, {
    file: 'participants.csv',
    withIdentity: true,
    reason: 'À sa demande',
  });
  await bytes.return(undefined);
  const { rows } = await rights.listOwnViewers({});
  return rows.find(({ what, isOperator }) => what === 'exports' && isOperator);
};
const retention: Done = ({ rights }) => rights.listPastRetention({});

const PROMISES = [
  ['privacy', 'Qui a vu mon dossier', 'Who saw my file', 'participant', viewers],
  ['privacy', 'corriger vos coordonnées', 'correct your contact', 'staff', correction],
  ['privacy', 'demander une pause', 'ask for a pause', 'staff', pause],
  ['privacy', 'mettre fin à votre programme', 'end your program', 'staff', ending],
  ['privacy', 'Un fichier qui vous nomme', 'A file that names you', 'administrator', namedFile],
  [
    'privacy',
    'Un fichier qui vous nomme',
    'A file that names you',
    'operator',
    namedFileOfOperator,
  ],
  ['privacy', 'une copie de tous vos renseignements', 'copy of all your', 'participant', copy],
  ['privacy', 'corriger votre nom', 'correct your name', 'participant', profile],
  ['privacy', 'et votre courriel', 'and your email', 'participant', email],
  ['privacy', 'relire ce que vous avez accepté', 'read again what you', 'participant', ownConsent],
  ['privacy', 'retirer votre accord', 'withdraw your consent', 'participant', leaving],
  ['privacy', 'proposé à l’effacement', 'proposed for erasure', 'administrator', retention],
  ['privacy', 'Un effacement retire', 'An erasure takes away', 'administrator', erasure],
  ['privacy', 'faire effacer ce qui vous', 'what identifies you erased', 'administrator', erasure],
  ['privacy', 'rétabli pendant 30 jours', 'restored for 30 days', 'administrator', restored],
  ['privacy', 'corriger votre numéro', 'correct your inclusion number', 'staff', correction],
  ['privacy', 'noter à votre dossier', 'note on your file', 'staff', note],
  ['faq', '« Mes données » vous remet une copie', '“My data” gives you', 'participant', copy],
  [
    'faq',
    'une personne qui administre le site efface',
    'an administrator erases',
    'administrator',
    erasure,
  ],
  ['faq', 'Mon compte vous la montre', 'My account shows it', 'participant', viewers],
  ['faq', 'Quitter le programme', 'Leave the program', 'participant', leaving],
  ['consent', 'Quitter le programme', 'Leave the program', 'participant', leaving],
  ['consent', 'Recevoir une copie', 'Get a copy', 'participant', copy],
  ['consent', 'Voir qui a consulté', 'See who has looked', 'participant', viewers],
  ['consent', 'de corriger ou d’effacer', 'to correct or erase', 'staff', correction],
  ['consent', 'demandé de nouveau', 'asked again', 'participant', agreement],
] as const;

const night = { lightsOutTime: 1395, finalWakeUpTime: 400, outOfBedTime: 410 };
const filling: Done = ({ diary }) =>
  diary.saveDay({
    day: { date: '2026-01-05' },
    night: {
      ...night,
      sleepOnsetLatencyMinutes: 20,
      awakenings: 0,
      wakeAfterSleepOnsetMinutes: 0,
      napCount: 0,
      naps: [],
    },
  });
const withoutReason: Done = ({ programme }, userId) =>
  programme.askPause({ userId, resumesOn: '2026-01-14' });
const named: Done = ({ exports }) =>
  exports.prepare({ file: 'participants.csv', withIdentity: true, reason: 'Recherche' });

const REFUSALS = [
  ['ni remplir votre journal', 'neither fill in your diary', 'staff', filling, 'FORBIDDEN'],
  ['ni répondre à votre place', 'nor answer in your place', 'staff', leaving, 'FORBIDDEN'],
  ['donne alors une raison', 'then give a reason', 'staff', withoutReason, 'INVALID'],
  ['sans nom ni coordonnées', 'no name or contact details', 'staff', named, 'FORBIDDEN'],
] as const;

const KEPT: Readonly<Record<string, readonly [string, string]>> = {
  users: ['Nom, prénom, courriel', 'Last name, first name, email'],
  userRoles: ['Votre rôle', 'Your role'],
  staffEstablishments: ['le lieu de travail', 'the place of work'],
  participants: ['numéro d’inclusion', 'inclusion number'],
  consents: ['Votre accord', 'Your agreement'],
  diaryDays: ['Le journal du sommeil', 'The sleep diary'],
  diaryDrafts: ['ses brouillons', 'its drafts'],
  diaryWeeks: ['l’horaire que vous choisissez', 'the schedule you choose'],
  diaryOpenings: ['les semaines que vous ouvrez', 'the weeks that you open'],
  agreedWindows: ['les fenêtres de sommeil convenues', 'the sleep windows agreed'],
  pauses: ['les pauses', 'the pauses'],
  questionnaireAnswers: ['Les questionnaires', 'The questionnaires'],
  healthChanges: ['Ma santé a changé', 'My health has changed'],
  weeklyChecks: ['Quelque chose est arrivé', 'Something happened'],
  abandonmentAnswers: ['si vous quittez le programme, vos raisons', 'if you leave the program'],
  moduleProgress: ['Les modules vus', 'The modules seen'],
  chapterReads: ['les chapitres lus', 'the chapters read'],
  exerciseAnswers: ['Vos exercices', 'Your exercises'],
  exerciseEntries: ['Vos exercices', 'Your exercises'],
  notifications: ['les notifications', 'the notifications'],
  reminderSettings: ['Vos rappels', 'Your reminders'],
  safetyFlags: ['Les précautions', 'The precautions'],
  staffAlerts: ['les alertes au personnel', 'the alerts to staff'],
  staffNotes: ['Les notes et les appels du personnel', 'The notes and calls of staff'],
  takenCalls: ['Les notes et les appels du personnel', 'The notes and calls of staff'],
  sessions: ['vos sessions', 'devices and sessions'],
  knownDevices: ['Vos appareils', 'Your devices'],
  accessTokens: ['les jetons d’accès', 'the access tokens'],
  savedViews: ['les vues de liste gardées', 'the list views kept'],
  secondFactors: ['confirme que c’est vous', 'confirms it is you'],
  tokens: ['les liens envoyés', 'the links sent'],
  mailOutbox: ['gardés 30 jours', 'kept for 30 days'],
  auditLog: ['Un registre', 'A log'],
  auditDetails: ['les valeurs d’avant et d’après', 'the values before and after'],
};

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll("'", '’');

describe('what the pages promise is done by the one who is named (D62)', () => {
  const textOf = (page: 'privacy' | 'faq' | 'consent', locale: 'fr' | 'en') =>
    plain(blocksOf(services.pages.pages.get(page)?.text[locale].body ?? []).join('\n'));

  it.each(PROMISES)('%s: « %s », “%s”, by %s', async (page, french, english, who, done) => {
    expect(textOf(page, 'fr')).toContain(plain(french));
    expect(textOf(page, 'en')).toContain(plain(english));
    const userId = await addStarted('2026-01-01');
    // The operator has no account, so the participant calls instead.
    const isOwn = who === 'participant' || who === 'operator';
    const caller = isOwn ? userId : await addPerson({ roleId: ROLE[who] });
    await expect(done(await as(caller), userId)).resolves.toBeDefined();
  });
  it.each(REFUSALS)('« %s », “%s”, by %s', async (french, english, who, tries, code) => {
    expect(textOf('privacy', 'fr')).toContain(plain(french));
    expect(textOf('privacy', 'en')).toContain(plain(english));
    const userId = await addStarted('2026-01-01');
    const caller = await as(await addPerson({ roleId: ROLE[who] }));
    await expect(tries(caller, userId)).rejects.toMatchObject({ appCode: code });
  });

  it.each(Object.keys(PERSONAL_TABLES))('the privacy page says that %s are kept', (table) => {
    const said = KEPT[table];
    const listOf = (locale: 'fr' | 'en', from: string, to: string) =>
      textOf('privacy', locale).split(plain(from))[1]?.split(plain(to))[0];
    expect(listOf('fr', 'Ce qui est gardé', 'Pourquoi')).toContain(said?.[0]);
    expect(listOf('en', 'What is kept', 'Why')).toContain(said?.[1]);
  });
});
