import { auditLog, invitations, mailOutbox, tokens } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { MailFault } from '@aube/mailer';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { accountWorld, NOW, PUBLIC_URL, refusalOf } from '../account/testing/account-world.ts';
import { deliverDueLetters } from '../notifications/deliver-letters.ts';
import { auditTrail } from '../testing/audit-trail.ts';
import { mailRecorder } from '../testing/mail-recorder.ts';
import { LETTER_ATTEMPTS } from '../notifications/rules/letter-attempts.ts';
import { INVITATION_STATES, invitationState } from './rules/invitation-state.ts';

const world = await accountWorld(await testDatabase());
const { db, limiter, addPerson, door, doorOf, home, addEstablishment, readMail, forgetLimits } =
  world;
const elsewhere = await addEstablishment();
const nurse = await addPerson({ roles: [ROLE.staff] });
const stranger = await addPerson({ roles: [ROLE.staff], establishmentId: elsewhere.id });
const boss = await addPerson({ roles: [ROLE.administrator] });
const { admin } = await doorOf(nurse);
const foreign = (await doorOf(stranger)).admin;
const head = (await doorOf(boss)).admin;
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60_000);
const at = async (now: Date) => (await doorOf(nurse, 'cookie', { now })).admin;

beforeEach(async () => {
  await db.delete(mailOutbox);
  await db.delete(tokens);
  await db.delete(invitations);
  await forgetLimits();
});

type Reader = typeof admin;
const list = async (by: Reader = admin, asked: Parameters<Reader['listInvitations']>[0] = {}) =>
  (await by.listInvitations(asked)).rows;
const stateOf = async (email: string) => (await list()).find((row) => row.email === email)?.state;
const many = (text: string, isConfirmed = true, by: Reader = admin) =>
  by.inviteMany({ text, isConfirmed });
const outcomes = async (text: string, isConfirmed = true, by: Reader = admin) =>
  (await many(text, isConfirmed, by)).lines.map(({ outcome }) => outcome);
const opens = (token: string, now = NOW) =>
  door('cookie', { now })
    .account.previewInvitation({ token })
    .then(
      () => true,
      () => false,
    );

describe('the list of invitations', () => {
  it('agrees with the rule on every combination of facts', async () => {
    const past = days(-1);
    for (const email of ['a@example.test', null])
      for (const uses of [0, 1, 2])
        for (const expiresAt of [past, NOW, days(1)])
          for (const openedAt of [null, past])
            for (const revokedAt of [null, past]) {
              const values = { email, uses, maxUses: 2, expiresAt, openedAt, revokedAt };
              const letters =
                email === null
                  ? [null]
                  : [
                      null,
                      { sentAt: null, lastFault: null, attempts: 0 },
                      { sentAt: null, lastFault: 'timeout', attempts: 2 },
                      { sentAt: null, lastFault: 'refused', attempts: 2 },
                      { sentAt: null, lastFault: 'badAddress', attempts: LETTER_ATTEMPTS },
                      { sentAt: null, lastFault: 'timeout', attempts: LETTER_ATTEMPTS },
                      { sentAt: past, lastFault: null, attempts: LETTER_ATTEMPTS },
                    ];
              for (const letter of letters) {
                const row = { ...values, establishmentId: home.id, createdAt: past };
                const [made] = await db.insert(invitations).values(row).returning();
                if (letter) {
                  const mail = {
                    kind: 'invitation' as const,
                    toAddress: 'a@example.test',
                    locale: 'fr' as const,
                  };
                  const when = { createdAt: past, nextAttemptAt: past, invitationId: made!.id };
                  await db.insert(mailOutbox).values({ ...mail, ...when, sentAt: past });
                  await db.insert(mailOutbox).values({ ...mail, ...when, ...letter });
                }
                const expected = invitationState(
                  { ...values, letter, isMailed: email !== null },
                  NOW,
                );
                await db
                  .update(invitations)
                  .set({ label: expected })
                  .where(eq(invitations.id, made!.id));
              }
            }
    let total = 0;
    for (const state of INVITATION_STATES) {
      const found = await admin.listInvitations({ state, pageSize: 100 });
      total += found.total;
      expect(found.total).toBeGreaterThan(0);
      expect(found.rows.filter((row) => row.label !== state || row.state !== state)).toEqual([]);
    }
    expect(total).toBe(await db.$count(invitations));
  });

  it('holds those of one’s establishments, and for administrators all', async () => {
    await admin.createInvitation({ email: 'here@example.test' });
    await foreign.createInvitation({ email: 'there@example.test' });
    await head.createInvitation({ label: 'anywhere' });
    const addresses = async (by: Reader) => (await list(by)).map(({ email }) => email);
    expect(await addresses(admin)).toEqual(['here@example.test']);
    expect(await addresses(foreign)).toEqual(['there@example.test']);
    expect(new Set(await addresses(head))).toEqual(
      new Set(['here@example.test', 'there@example.test', null]),
    );
  });

  it('is narrowed by kind and establishment, searched and ordered', async () => {
    await admin.createInvitation({ email: 'zoe@example.test' });
    await (await at(days(1))).createInvitation({ maxUses: 20, label: 'Séance de février' });
    expect(await list(admin, { kind: 'link' })).toMatchObject([
      {
        label: 'Séance de février',
        state: 'ready',
        uses: 0,
        maxUses: 20,
        createdBy: expect.stringContaining('Camille'),
      },
    ]);
    expect(await list(admin, { kind: 'address' })).toMatchObject([{ email: 'zoe@example.test' }]);
    expect(await list(admin, { search: 'fevrier seance' })).toHaveLength(1);
    expect(await list(admin, { establishmentId: elsewhere.id })).toEqual([]);
    const newest = await list(admin, { direction: 'desc' });
    expect(newest.map(({ email }) => email)).toEqual([null, 'zoe@example.test']);
  });
});

describe('somebody who registered, in the list of invitations', () => {
  it('is looked at by who sees the address and looks after them, one row a person', async () => {
    const person = await addPerson();
    const other = await addPerson();
    for (const email of [person.email, other.email, 'nobody@example.test']) {
      await db.insert(invitations).values({
        email,
        establishmentId: home.id,
        expiresAt: days(1),
        createdAt: NOW,
      });
    }
    const before = await db.$count(auditLog, eq(auditLog.action, 'admin.listInvitations'));
    await list();
    const looks = await db
      .select({ subject: auditLog.subjectUserId, actor: auditLog.actorUserId })
      .from(auditLog)
      .where(eq(auditLog.action, 'admin.listInvitations'))
      .orderBy(auditLog.id);
    expect(looks.slice(before).toSorted((a, b) => Number(a.subject) - Number(b.subject))).toEqual([
      { subject: person.userId, actor: nurse.userId },
      { subject: other.userId, actor: nurse.userId },
    ]);
  });
});

describe('from waiting to used', () => {
  it('follows the letter, the page and the registration', async () => {
    const email = 'zoe@example.test';
    await admin.createInvitation({ email });
    expect(await stateOf(email)).toBe('waiting');
    const [letter] = await readMail();
    expect(await stateOf(email)).toBe('sent');
    const token = letter!.token;
    const guest = door().account;
    await guest.previewInvitation({ token });
    expect(await stateOf(email)).toBe('sent');
    await guest.markInvitationOpened({ token });
    expect(await stateOf(email)).toBe('opened');
    const first = await list();
    await door('cookie', { now: days(1) }).account.markInvitationOpened({ token });
    expect(await list()).toEqual(first);
    await db.update(invitations).set({ uses: 1 });
    expect(await stateOf(email)).toBe('used');
    expect(await refusalOf(guest.markInvitationOpened({ token }))).toMatchObject({
      appCode: 'TOKEN_INVALID',
    });
  });

  it('says that the mail server refused it', async () => {
    const email = 'zoe@example.test';
    await admin.createInvitation({ email });
    const { transport } = mailRecorder(() => new MailFault('refused'));
    await deliverDueLetters({
      db,
      limiter,
      clock: () => NOW,
      transport,
      publicUrl: PUBLIC_URL,
      contacts: {},
      crisisLines: [],
    });
    expect(await list()).toMatchObject([{ email, state: 'refused', fault: 'refused' }]);
  });
});

describe('the link of an invitation that is over', () => {
  const endOf = (token: string, now = NOW) =>
    refusalOf(door('cookie', { now }).account.previewInvitation({ token }));
  const over = (end: string) => ({ appCode: 'TOKEN_INVALID', details: { end } });

  it('says why, and what was taken back stays closed', async () => {
    const { token, invitationId } = await admin.createInvitation({ email: 'zoe@example.test' });
    expect(await endOf(token, days(14))).toMatchObject(over('expired'));
    await admin.revokeInvitation({ invitationId });
    expect(await endOf(token)).toMatchObject(over('revoked'));
    expect(await refusalOf(door().account.markInvitationOpened({ token }))).toMatchObject({
      appCode: 'TOKEN_INVALID',
    });
  });

  it('says that it was used, or that all its places are taken', async () => {
    const { token } = await admin.createInvitation({ email: 'zoe@example.test' });
    await db.update(invitations).set({ uses: 1 });
    expect(await endOf(token)).toMatchObject(over('used'));
    await db.update(invitations).set({ uses: 2, maxUses: 2 });
    expect(await endOf(token)).toMatchObject(over('full'));
    expect(await refusalOf(door().account.previewInvitation({ token: `${token}x` }))).toMatchObject(
      { appCode: 'TOKEN_INVALID', details: {} },
    );
  });
});

describe('the email of an invitation', () => {
  it.each([
    ['fr', 'Une question? Infirmière\u00a0: 514 555-0142 ou nurse@example.test. Le matin.'],
    ['en', 'A question? Nurse: 514 555-0142 or nurse@example.test. In the morning.'],
  ] as const)('names the establishment’s first resource person: %s', async (locale, line) => {
    await admin.createInvitation({ email: 'zoe@example.test', locale });
    const { transport, sent } = mailRecorder();
    const desk = {
      code: 'desk',
      name: { fr: 'Infirmière', en: 'Nurse' },
      hours: { fr: 'Le matin', en: 'In the morning' },
      phone: { display: '514 555-0142', tel: '5145550142' },
      email: 'nurse@example.test',
    };
    const page = { code: 'page', name: desk.name, url: 'https://example.test' };
    const contacts = { byCode: { [home.referenceCode]: [page, desk] } };
    const site = { db, limiter, clock: () => NOW, transport, publicUrl: PUBLIC_URL };
    await deliverDueLetters({ ...site, contacts, crisisLines: [] });
    expect(sent[0]?.letter.text.split('\n')).toContain(line);
  });
});

it.each([
  ['fr', 'Appelez ou textez le 514 555-0155, jour et nuit.'],
  ['en', 'Call or text 514 555-0155, day or night.'],
] as const)(
  'the email of an invitation names the crisis line, and no health matter: %s',
  async (locale, said) => {
    await admin.createInvitation({ email: 'zoe@example.test', locale });
    const { transport, sent } = mailRecorder();
    const number = { display: '514 555-0155', tel: '5145550155' };
    const name = { fr: 'Écoute suicide', en: 'Suicide helpline' };
    const line = { code: 'own', name, isAlwaysOpen: true, phone: number, text: number };
    const site = { db, limiter, clock: () => NOW, transport, publicUrl: PUBLIC_URL };
    await deliverDueLetters({ ...site, contacts: {}, crisisLines: [line] });
    expect(sent[0]?.letter.text).toContain(said);
    expect(sent[0]?.letter.text).not.toMatch(/suicid/iu);
  },
);

describe('an invitation sent again', () => {
  it('has a new link; those before it are void', async () => {
    const made = await admin.createInvitation({ email: 'zoe@example.test', locale: 'en' });
    const [first] = await readMail();
    await door().account.markInvitationOpened({ token: made.token });
    const later = await at(days(5));
    const { expiresAt, link } = await later.resendInvitation({ invitationId: made.invitationId });
    expect(link).toBeNull();
    expect(expiresAt).toBe(days(5 + 14).toISOString());
    expect([await opens(made.token), await opens(first!.token)]).toEqual([false, false]);
    const [second] = await readMail(days(5));
    expect(second?.eml).toContain('Hello,');
    expect(await opens(second!.token, days(5))).toBe(true);
    expect(await stateOf('zoe@example.test')).toBe('sent');
  });

  it('is one letter for two presses, and hurries one that waits', async () => {
    const { invitationId } = await admin.createInvitation({ email: 'zoe@example.test' });
    await db.update(mailOutbox).set({ nextAttemptAt: days(1), attempts: 3 });
    await Promise.all([1, 2].map(() => admin.resendInvitation({ invitationId })));
    expect(await db.$count(mailOutbox)).toBe(1);
    expect(await readMail()).toHaveLength(1);
  });

  it('is another letter while the first is on its way, whose link is void', async () => {
    const { invitationId } = await admin.createInvitation({ email: 'zoe@example.test' });
    const sent: string[] = [];
    const { transport } = mailRecorder(async ({ letter }) => {
      sent.push(letter.link);
      if (sent.length === 1) await admin.resendInvitation({ invitationId });
    });
    await deliverDueLetters({
      db,
      limiter,
      clock: () => NOW,
      transport,
      publicUrl: PUBLIC_URL,
      contacts: {},
      crisisLines: [],
    });
    const tokensSent = sent.map((link) => link.split('/').at(-1)!);
    expect(await Promise.all(tokensSent.map((token) => opens(token)))).toEqual([false, true]);
  });

  it('keeps a later end', async () => {
    const made = await admin.createInvitation({ expiresAt: days(60).toISOString() });
    const { expiresAt } = await admin.resendInvitation({ invitationId: made.invitationId });
    expect(expiresAt).toBe(days(60).toISOString());
  });

  it('revives what has expired', async () => {
    const made = await admin.createInvitation({});
    const later = await at(days(15));
    expect((await later.listInvitations({})).rows).toMatchObject([{ state: 'expired' }]);
    const { link } = await later.resendInvitation({ invitationId: made.invitationId });
    expect(await opens(made.token)).toBe(false);
    const token = link!.split('/').at(-1)!;
    const guest = door('cookie', { now: days(28) }).account;
    expect(await guest.previewInvitation({ token })).toMatchObject({ email: null });
  });

  it('is refused once used up or revoked, and for a closed establishment', async () => {
    const { invitationId } = await admin.createInvitation({});
    await db.update(invitations).set({ uses: 1 });
    const over = { appCode: 'INVITATION_OVER' };
    expect(await refusalOf(admin.resendInvitation({ invitationId }))).toMatchObject(over);
    expect(await refusalOf(admin.revokeInvitation({ invitationId }))).toMatchObject(over);
    await db.update(invitations).set({ uses: 0, revokedAt: NOW });
    expect(await refusalOf(admin.resendInvitation({ invitationId }))).toMatchObject(over);
    await db.update(invitations).set({ revokedAt: null });
    await head.deleteEstablishment({ establishmentId: home.id });
    expect(await refusalOf(admin.resendInvitation({ invitationId }))).toMatchObject({
      appCode: 'ESTABLISHMENT_CLOSED',
    });
    await head.restoreEstablishment({ establishmentId: home.id });
  });
});

describe('an invitation taken back', () => {
  it('opens nothing, sends nothing, and is taken back once', async () => {
    const made = await admin.createInvitation({ email: 'zoe@example.test' });
    const { invitationId, token } = made;
    const done = await admin.revokeInvitation({ invitationId });
    expect(await (await at(days(1))).revokeInvitation({ invitationId })).toEqual(done);
    expect(await opens(token)).toBe(false);
    expect(await readMail()).toEqual([]);
    expect(await stateOf('zoe@example.test')).toBe('revoked');
    const [logged] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(logged).toMatchObject({
      action: 'admin.revokeInvitation',
      objectId: String(invitationId),
    });
  });

  it('keeps the people who registered by it', async () => {
    const { invitationId } = await admin.createInvitation({ maxUses: 3 });
    await db.update(invitations).set({ uses: 2 });
    await admin.revokeInvitation({ invitationId });
    expect(await list()).toMatchObject([{ state: 'revoked', uses: 2 }]);
  });

  it('stays unknown to staff of another establishment', async () => {
    const { invitationId } = await admin.createInvitation({});
    const missing = 2_000_000_000;
    for (const call of ['revokeInvitation', 'resendInvitation'] as const) {
      const refused = await refusalOf(foreign[call]({ invitationId }));
      expect(refused).toMatchObject({ appCode: 'NOT_FOUND' });
      expect(await refusalOf(foreign[call]({ invitationId: missing }))).toEqual(refused);
    }
  });
});

describe('several people at once', () => {
  const text = 'Nom;Courriel\nRoy;zoe@example.test\nCôté;paul\nRoy;ZOE@example.test\nGagné;';

  it('are reported line by line first, and nothing is sent', async () => {
    const before = await db.$count(auditLog);
    const { lines, expiresAt } = await many(text, false);
    expect(lines).toEqual([
      { line: 2, text: 'zoe@example.test', outcome: 'invited', language: 'fr' },
      { line: 3, text: 'paul', outcome: 'notAnAddress', language: null },
      { line: 4, text: 'ZOE@example.test', outcome: 'repeated', language: null },
      { line: 5, text: 'Gagné', outcome: 'notAnAddress', language: null },
    ]);
    expect(expiresAt).toBe(days(14).toISOString());
    expect([await db.$count(invitations), await db.$count(mailOutbox)]).toEqual([0, 0]);
    expect(await db.$count(auditLog)).toBe(before);
  });

  it('are written to in the language of their line, else in the language asked', async () => {
    const list = 'courriel,langue\na@example.test,en\nb@example.test,\nc@example.test,de';
    const { lines } = await admin.inviteMany({ text: list, locale: 'fr', isConfirmed: true });
    expect(lines.map(({ outcome, language }) => [outcome, language])).toEqual([
      ['invited', 'en'],
      ['invited', 'fr'],
      ['notALanguage', null],
    ]);
    const letters = await readMail();
    expect(letters.map(({ to, eml }) => [to, eml.includes('Hello,')])).toEqual([
      ['a@example.test', true],
      ['b@example.test', false],
    ]);
  });

  it('are written to once confirmed, in the language asked, and logged once', async () => {
    await admin.inviteMany({
      text: 'a@example.test\nb@example.test',
      locale: 'en',
      isConfirmed: true,
    });
    const letters = await readMail();
    expect(letters.map(({ to }) => to)).toEqual(['a@example.test', 'b@example.test']);
    expect(letters.every(({ eml }) => eml.includes('Hello,'))).toBe(true);
    expect(await opens(letters[1]!.token)).toBe(true);
    const made = await db.select({ id: invitations.id }).from(invitations).orderBy(invitations.id);
    const logged = (await auditTrail(db, eq(auditLog.actorUserId, nurse.userId))).at(-1);
    expect(logged).toMatchObject({
      action: 'admin.inviteMany',
      actorUserId: nurse.userId,
      after: { invitationIds: made.map(({ id }) => id), establishmentId: home.id },
    });
  });

  it('are written to once, though it is sent twice', async () => {
    const both = await Promise.all([outcomes('a@example.test'), outcomes('a@example.test')]);
    expect(both.flat().toSorted()).toEqual(['alreadyInvited', 'invited']);
    expect(await readMail()).toHaveLength(1);
  });

  it('are invited again once an invitation is over, and by another establishment', async () => {
    const address = 'a@example.test';
    expect(await outcomes(address)).toEqual(['invited']);
    expect(await outcomes(address, true, foreign)).toEqual(['invited']);
    expect(await outcomes(address)).toEqual(['alreadyInvited']);
    const later = await at(days(14));
    const again = await later.inviteMany({ text: address });
    expect(again.lines).toMatchObject([{ outcome: 'invited' }]);
    await db.update(invitations).set({ revokedAt: NOW });
    expect(await outcomes(address)).toEqual(['invited']);
  });

  it('who are registered are said to those alone who look after them, and that is a look', async () => {
    const person = await addPerson();
    const { email } = person;
    expect(await outcomes(email, false)).toEqual(['alreadyRegistered']);
    const [look] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(look).toMatchObject({
      action: 'admin.inviteMany',
      actorUserId: nurse.userId,
      subjectUserId: person.userId,
    });
    expect(await outcomes(email, false, foreign)).toEqual(['invited']);
    expect(await outcomes(stranger.email, false)).toEqual(['invited']);
    const all = `${email} ${stranger.email}`;
    const byBoss = await head.inviteMany({ text: all, establishmentId: home.id });
    expect(byBoss.lines.map(({ outcome }) => outcome)).toEqual([
      'alreadyRegistered',
      'alreadyRegistered',
    ]);
  });

  it('beyond what leaves in a day are kept, and said', async () => {
    for (let count = 0; count < 498; count += 1)
      await limiter.consume([['letters.invitation', 'site']]);
    await admin.createInvitation({ email: 'first@example.test' });
    const text = 'a@example.test b@example.test c@example.test';
    expect(await outcomes(text, false)).toEqual(['invited', 'invitedLater', 'invitedLater']);
    expect(await outcomes(text)).toEqual(['invited', 'invitedLater', 'invitedLater']);
    expect((await readMail()).map(({ to }) => to)).toEqual([
      'first@example.test',
      'a@example.test',
    ]);
    await forgetLimits();
    expect(await readMail(days(2))).toHaveLength(2);
  });

  it('of two lists at once, for two establishments, share what leaves in a day', async () => {
    for (let count = 0; count < 490; count += 1)
      await limiter.consume([['letters.invitation', 'site']]);
    const named = (by: string) =>
      Array.from({ length: 8 }, (_, index) => `${by}${index}@example.test`).join(' ');
    const both = await Promise.all([
      outcomes(named('here'), true, admin),
      outcomes(named('there'), true, foreign),
    ]);
    expect(both.flat().filter((outcome) => outcome === 'invited')).toHaveLength(10);
  });

  it.each([
    ['nothing', '', 'required'],
    ['empty lines', '\n \n;;', 'required'],
    [
      'too many',
      Array.from({ length: 1001 }, (_, index) => `a${index}@x.ca`).join('\n'),
      'tooMany',
    ],
    ['a text that is too long', 'x'.repeat(100_001), 'tooLong'],
    ['what cannot be stored', 'a@x.ca\0', 'unsafeText'],
  ])('%s is refused', async (_, given, code) => {
    expect(await refusalOf(many(given))).toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['text'], code }],
    });
  });

  it('are as many as a list may hold', async () => {
    const thousand = Array.from({ length: 1000 }, (_, index) => `a${index}@x.ca`).join('\n');
    const made = await outcomes(thousand);
    expect(made.filter((outcome) => outcome === 'invited')).toHaveLength(500);
    expect(await db.$count(invitations)).toBe(1000);
  });
});
