import { blocksOf } from '@aube/content';
import { users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../account/rules/roles.ts';
import { createWorld, MORNING } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, services, addPerson, addStarted, as } = world;

type Caller = Awaited<ReturnType<typeof as>>;
/** What is done, by the one to whom it is promised, about the participant. */
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
const retention: Done = ({ rights }) => rights.listPastRetention({});

/** What the pages promise about rights, who does it, and the call that keeps it. */
const PROMISES = [
  ['privacy', 'Qui a vu mon dossier', 'Who saw my file', 'participant', viewers],
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
  ['faq', 'un administrateur efface', 'an administrator erases', 'administrator', erasure],
  ['faq', 'Mon compte vous la montre', 'My account shows it', 'participant', viewers],
  ['faq', 'Quitter le programme', 'Leave the program', 'participant', leaving],
  ['consent', 'Quitter le programme', 'Leave the program', 'participant', leaving],
  ['consent', 'Recevoir une copie', 'Get a copy', 'participant', copy],
  ['consent', 'Voir qui a consulté', 'See who has looked', 'participant', viewers],
  ['consent', 'de corriger ou d’effacer', 'to correct or erase', 'staff', correction],
  ['consent', 'demandé de nouveau', 'asked again', 'participant', agreement],
] as const;

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll("'", '’');

describe('what the pages promise is done by the one who is named (D62)', () => {
  const textOf = (page: 'privacy' | 'faq' | 'consent', locale: 'fr' | 'en') =>
    plain(blocksOf(services.pages.pages.get(page)?.text[locale].body ?? []).join('\n'));

  it.each(PROMISES)('%s: « %s », “%s”, by %s', async (page, french, english, who, done) => {
    expect(textOf(page, 'fr')).toContain(plain(french));
    expect(textOf(page, 'en')).toContain(plain(english));
    const userId = await addStarted('2026-01-01');
    const caller = who === 'participant' ? userId : await addPerson({ roleId: ROLE[who] });
    await expect(done(await as(caller), userId)).resolves.toBeDefined();
  });
});
