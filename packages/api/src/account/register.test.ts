import { findInvitationToken } from '@aube/auth';
import {
  auditLog,
  consents,
  credentials,
  invitations,
  participants,
  sessions,
  tokens,
  userRoles,
  users,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { usernameFor } from './record/create-account.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { accountWorld, NEW_PASSWORD, NOW, PASSWORD, refusalOf } from './testing/account-world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await accountWorld(await testDatabase());
const { db, home, addEstablishment, addPerson, door, doorOf, readMail, dump, forgetLimits } = world;
const administrator = await doorOf(await addPerson({ roles: [1] }));
beforeEach(() => forgetLimits());

type Invite = Parameters<typeof administrator.admin.createInvitation>[0];
const invite = async (input: Invite = {}) =>
  (await administrator.admin.createInvitation(input)).token;

let count = 0;
function form(token: string, change: Record<string, unknown> = {}) {
  count += 1;
  return {
    token,
    firstName: 'Marie-Ève',
    lastName: 'Tremblay',
    email: `nouvelle${count}@example.test`,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    referenceCode: home.referenceCode,
    locale: 'fr' as const,
    consent: '1.0',
    ...change,
  };
}

const userOf = async (email: string) =>
  (await db.select().from(users).where(eq(users.email, email)))[0];

it.each([
  ['without a consent', undefined, 'required'],
  ['with the consent to another text', '0.9', 'consentOutdated'],
])('registers nobody %s', async (_, consent, code) => {
  const input = form(await invite(), { consent });
  expect(await refusalOf(door().account.register(input))).toMatchObject({
    appCode: 'INVALID',
    httpStatus: 422,
    issues: [{ path: ['consent'], code }],
  });
  expect(await userOf(input.email)).toBeUndefined();
});

describe('the way in', () => {
  it('goes from the invitation over the letter to the login', async () => {
    const { token, link } = await administrator.admin.createInvitation({});
    expect(link).toBe(`https://aube.example.test/inscription/${token}`);
    const input = form(token, {
      referenceCode: home.referenceCode.toLowerCase(),
      timeZone: 'America/Halifax',
    });
    expect(await door().account.register(input)).toEqual({ email: input.email });

    const login = { identifier: input.email, password: PASSWORD };
    expect(await refusalOf(door().account.login(login))).toMatchObject({
      appCode: 'WRONG_CREDENTIALS',
    });
    const [letter] = await readMail();
    const user = await userOf(input.email);
    expect(letter).toMatchObject({ kind: 'activation', to: input.email });
    expect(letter?.link).toBe(
      `https://aube.example.test/activation/${user?.username}/${letter?.token}`,
    );
    await door().account.activate({ token: letter!.token, username: user!.username });

    const browser = door();
    await browser.account.login(login);
    expect(await browser.at().account.me()).toMatchObject({
      firstName: 'Marie-Ève',
      timeZone: 'America/Halifax',
      roles: [3],
      scope: ['programme'],
      programmeWeek: 0,
    });
    const [participant] = await db
      .select()
      .from(participants)
      .where(eq(participants.userId, user!.id));
    expect(participant).toMatchObject({ establishmentId: home.id, programmeFirstDay: null });
    const rows = await auditTrail(db, eq(auditLog.subjectUserId, user!.id));
    expect(rows).toMatchObject([
      { action: 'account.register', after: { isNew: true } },
      { action: 'account.login', after: { isRefused: true } },
      { action: 'account.activate' },
      { action: 'account.login', after: { kind: 'cookie' } },
    ]);
  });

  it('writes to English readers in English, under /en', async () => {
    await door().account.register(form(await invite(), { locale: 'en' }));
    const [letter] = await readMail();
    expect(letter?.link).toMatch(/^https:\/\/aube\.example\.test\/en\/activation\//);
    expect(letter?.eml).toContain('Hello,');
  });

  it('leaves no usable token in any table (TK-1)', async () => {
    const token = await invite({ email: 'invitee@example.test' });
    await door().account.register(form(token, { email: 'invitee@example.test' }));
    const letters = await readMail();
    const stored = await dump();
    for (const each of [token, ...letters.map((letter) => letter.token)]) {
      expect(each).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(stored).not.toContain(each);
    }
    expect(stored).not.toContain(PASSWORD);
  });
});

describe('an invitation', () => {
  it('is looked at without being used up (TK-4)', async () => {
    const place = await addEstablishment();
    const token = await invite({ establishmentId: place.id, email: 'x1@example.test' });
    for (let look = 0; look < 20; look += 1) {
      expect(await door().account.previewInvitation({ token })).toEqual({
        email: 'x1@example.test',
        establishmentName: place.name,
        referenceCode: place.referenceCode,
      });
    }
    await door().account.register(
      form(token, { email: 'x1@example.test', referenceCode: place.referenceCode }),
    );
    expect(await refusalOf(door().account.previewInvitation({ token }))).toMatchObject({
      appCode: 'TOKEN_INVALID',
    });
    await readMail();
  });

  it('admits one of sixteen at once, and the others leave no account (TK-2)', async () => {
    const token = await invite();
    const clients = Array.from({ length: 16 }, (_, index) => ({ clientKey: `c${index}` }));
    const forms = clients.map(() => form(token));
    const results = await Promise.allSettled(
      clients.map((client, index) => door('cookie', client).account.register(forms[index]!)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const made = await Promise.all(forms.map(({ email }) => userOf(email)));
    expect(made.filter(Boolean)).toHaveLength(1);
    await readMail();
  });

  it('fixes the establishment', async () => {
    const place = await addEstablishment();
    const token = await invite({ establishmentId: place.id });
    const other = form(token, { referenceCode: home.referenceCode });
    expect(await refusalOf(door().account.register(other))).toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['referenceCode'], code: 'referenceCodeUnknown' }],
    });
    const right = form(token, { referenceCode: place.referenceCode });
    await door().account.register(right);
    const user = await userOf(right.email);
    const mine = eq(participants.userId, user!.id);
    expect((await db.select().from(participants).where(mine))[0]?.establishmentId).toBe(place.id);
    await readMail();
  });

  it('answers the same for a code of elsewhere and a code of nowhere', async () => {
    const place = await addEstablishment();
    const token = await invite({ establishmentId: place.id });
    const [elsewhere, nowhere] = [
      await refusalOf(door().account.register(form(token))),
      await refusalOf(door().account.register(form(token, { referenceCode: 'NOWHERE' }))),
    ];
    expect(elsewhere).toEqual(nowhere);
  });

  it('for one address admits no other', async () => {
    const token = await invite({ email: 'only@example.test' });
    await readMail();
    expect(await refusalOf(door().account.register(form(token)))).toMatchObject({
      issues: [{ path: ['email'], code: 'notTheInvitedAddress' }],
    });
    expect(await door().account.register(form(token, { email: 'Only@Example.test' }))).toEqual({
      email: 'only@example.test',
    });
    await readMail();
  });

  it.each([
    '\u200bana1@exemple.test',
    '\u202aana2@exemple.test\u202c',
    'ana3@exemple.test;',
    'Ana Roy <ana4@exemple.test>',
  ])('sends the letter of %j', async (typed) => {
    const token = await invite();
    const { email } = await door().account.register(form(token, { email: typed }));
    expect(email).toMatch(/^ana\d@exemple\.test$/);
    expect((await readMail()).map(({ to }) => to)).toContain(email);
  });

  it('for an address that a server of the release before wrote admits that address', async () => {
    const token = await invite({ email: 'lou@xn--cole-9oa.test' });
    await readMail();
    const written = { email: 'lou@école.test' };
    await db.update(invitations).set(written).where(eq(invitations.email, 'lou@xn--cole-9oa.test'));
    expect(await door().account.register(form(token, written))).toEqual({
      email: 'lou@xn--cole-9oa.test',
    });
  });

  it('for an address of before D95 admits that address', async () => {
    const token = await invite();
    const { invitationId } = (await findInvitationToken(db, { token, now: NOW }))!;
    const mine = eq(invitations.id, invitationId);
    await db.update(invitations).set({ email: 'zoé@exemple.test' }).where(mine);
    const typed = form(token, { email: 'Zoé@exemple.test' });
    expect(await door().account.register(typed)).toEqual({ email: 'zoé@exemple.test' });
    await readMail();
  });

  it.each(['Etc/Unknown', 'Nowhere/At_All', '-05:00', `Nowhere/${'x'.repeat(65)}`, undefined])(
    'takes a device whose zone is %j, and writes America/Toronto as an assumption',
    async (timeZone) => {
      const input = form(await invite(), { timeZone });
      await door().account.register(input);
      expect(await userOf(input.email)).toMatchObject({
        timeZone: 'America/Toronto',
        isTimeZoneAssumed: true,
      });
      await readMail();
    },
  );

  it.each([
    ['UTC', true],
    ['America/Vancouver', false],
  ])('keeps %s of a device; assumed: %s', async (timeZone, isTimeZoneAssumed) => {
    const input = form(await invite(), { timeZone });
    await door().account.register(input);
    expect(await userOf(input.email)).toMatchObject({ timeZone, isTimeZoneAssumed });
    await readMail();
  });

  it('refuses a zone that was asked about and left open, with the other faults', async () => {
    const input = form(await invite(), { timeZone: '', consent: '' });
    expect(await refusalOf(door().account.register(input))).toMatchObject({
      appCode: 'INVALID',
      issues: expect.arrayContaining([
        { path: ['timeZone'], code: 'required' },
        { path: ['consent'], code: 'required' },
      ]) as unknown,
    });
  });

  it('ends at its expiry', async () => {
    const token = await invite();
    const end = new Date(NOW.getTime() + 14 * 24 * 60 * 60_000);
    expect(
      await refusalOf(door('cookie', { now: end }).account.register(form(token))),
    ).toMatchObject({ appCode: 'TOKEN_INVALID', httpStatus: 422 });
  });

  it.each(['x'.repeat(43), 'x'.repeat(20)])('is not %s', async (token) => {
    expect(await refusalOf(door().account.register(form(token)))).toMatchObject({
      appCode: 'TOKEN_INVALID',
    });
  });
});

describe('registration', () => {
  it.each([
    [{ passwordConfirmation: `${PASSWORD}!` }, ['passwordConfirmation', 'passwordsDiffer']],
    [{ password: 'court', passwordConfirmation: 'court' }, ['password', 'passwordTooShort']],
    [
      { password: 'x'.repeat(129), passwordConfirmation: 'x'.repeat(129) },
      ['password', 'passwordTooLong'],
    ],
    [
      { password: 'qwerty123456', passwordConfirmation: 'qwerty123456' },
      ['password', 'passwordCommon'],
    ],
    [
      { password: 'Marie-Eve2026', passwordConfirmation: 'Marie-Eve2026' },
      ['password', 'passwordRelated'],
    ],
    [{ firstName: '   ' }, ['firstName', 'required']],
    [{ firstName: '\u200b\u2060' }, ['firstName', 'required']],
    [{ lastName: '—' }, ['lastName', 'noLetter']],
    [{ firstName: 'A\0' }, ['firstName', 'unsafeText']],
    [{ email: 'ana..b@exemple.test' }, ['email', 'notAnEmail']],
    [{ email: '.ana@exemple.test' }, ['email', 'notAnEmail']],
    [{ email: 'ana@-exemple.test' }, ['email', 'notAnEmail']],
    [{ email: 'zoé@exemple.test' }, ['email', 'lettersBeforeAt']],
    [{ email: 'a@b.test\r\nBcc: c@d.test' }, ['email', 'notAnEmail']],
    [{ email: 'a@b.test, c@d.test' }, ['email', 'notAnEmail']],
    [{ locale: 'de' }, ['locale', 'unknownChoice']],
  ])('refuses %j without using the invitation up', async (change, [field, code]) => {
    const token = await invite();
    const input = form(token, change);
    expect(await refusalOf(door().account.register(input))).toMatchObject({
      appCode: 'INVALID',
      issues: expect.arrayContaining([
        expect.objectContaining({ path: [field], code }),
      ]) as unknown[],
    });
    await expect(door().account.previewInvitation({ token })).resolves.toBeDefined();
  });

  it('answers every faulty field at once, the reference code included', async () => {
    const token = await invite({ email: 'asked@example.test' });
    const answered = async (change: Record<string, unknown>) => {
      const refused = await refusalOf(door().account.register(form(token, change)));
      expect(refused).toMatchObject({ appCode: 'INVALID', httpStatus: 422 });
      return (refused.issues as { path: string[]; code: string }[])
        .map(({ path, code }) => `${path.join('.')} ${code}`)
        .toSorted();
    };
    const weak = { password: 'lune-9', passwordConfirmation: 'lune-8' };
    await readMail();
    const wrong = { referenceCode: 'NOWHERE', email: 'else@example.test', consent: '0.1' };
    const ofHandler = [
      'consent consentOutdated',
      'email notTheInvitedAddress',
      'password passwordTooShort',
      'passwordConfirmation passwordsDiffer',
      'referenceCode referenceCodeUnknown',
    ];
    expect(await answered({ ...weak, ...wrong })).toEqual(ofHandler);
    expect(
      await answered({ ...weak, ...wrong, firstName: ' ', lastName: undefined, locale: 'de' }),
    ).toEqual(
      [...ofHandler, 'firstName required', 'lastName required', 'locale unknownChoice'].toSorted(),
    );
  });

  it('answers the other fields beside a dead link', async () => {
    const dead = form('x'.repeat(43), { password: 'lune-9', passwordConfirmation: 'lune-9' });
    expect(await refusalOf(door().account.register(dead))).toMatchObject({
      appCode: 'TOKEN_INVALID',
      issues: [
        { path: ['token'], code: 'deadLink' },
        { path: ['password'], code: 'passwordTooShort' },
      ],
    });
  });

  it('reveals no code to a guest without a living invitation, and counts each guess', async () => {
    const guess = (change: Record<string, unknown>) =>
      refusalOf(door().account.register(form('x'.repeat(43), { firstName: '', ...change })));
    const [known, unknown] = [
      await guess({ referenceCode: home.referenceCode }),
      await guess({ referenceCode: 'NOWHERE' }),
    ];
    expect(known).toEqual(unknown);
    for (let tries = 2; tries < 10; tries += 1) await guess({});
    expect(await guess({})).toMatchObject({ appCode: 'TOO_MANY_REQUESTS' });
  });

  it('of a weak password costs no try, however often', async () => {
    const token = await invite();
    const weak = { password: 'court', passwordConfirmation: 'court' };
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await refusalOf(door().account.register(form(token, weak)))).toMatchObject({
        appCode: 'INVALID',
      });
    }
  });

  it('for a taken address answers as if it had worked, uses the invitation up, and writes to its owner (AU-4)', async () => {
    const owner = await addPerson();
    const [token, freeToken] = [await invite(), await invite()];
    const taken = form(token, { email: owner.email });
    const free = form(freeToken);
    const [takenAnswer, freeAnswer] = [
      await door().account.register(taken),
      await door().account.register(free),
    ];
    expect({ ...takenAnswer, email: null }).toEqual({ ...freeAnswer, email: null });
    for (const each of [token, freeToken]) {
      expect(await refusalOf(door().account.previewInvitation({ token: each }))).toMatchObject({
        appCode: 'TOKEN_INVALID',
      });
    }
    const letters = await readMail();
    expect(letters.map(({ kind, to }) => [kind, to])).toEqual([
      ['alreadyRegistered', owner.email],
      ['activation', free.email],
    ]);
    expect(letters[0]?.link).toBe('https://aube.example.test/connexion');
    await door().account.login({ identifier: owner.email, password: PASSWORD });
    const [row] = await db.select().from(users).where(eq(users.email, owner.email));
    expect(row?.firstName).toBe('Camille');
  });

  it('of an address that waits for activation sends its letter again, and only its reader chooses the password', async () => {
    const [strangers, owners] = [PASSWORD, NEW_PASSWORD];
    const first = form(await invite());
    await door().account.register(first);
    const [letter] = await readMail();
    await door().account.register(
      form(await invite(), {
        email: first.email,
        password: owners,
        passwordConfirmation: owners,
      }),
    );
    expect(await door().account.previewActivation({ token: letter!.token })).toMatchObject({
      needsPassword: true,
    });
    const [newer] = await readMail();
    expect(newer).toMatchObject({ kind: 'activation', to: first.email });
    expect(await refusalOf(door().account.activate({ token: letter!.token }))).toMatchObject({
      appCode: 'TOKEN_INVALID',
    });
    const { token } = newer!;
    expect(await door().account.previewActivation({ token })).toMatchObject({
      needsPassword: true,
    });
    expect(await refusalOf(door().account.activate({ token }))).toMatchObject({
      issues: [{ path: ['password'], code: 'required' }],
    });
    const mistyped = { token, password: owners, passwordConfirmation: `${owners}s` };
    expect(await refusalOf(door().account.activate(mistyped))).toMatchObject({
      issues: [{ path: ['passwordConfirmation'], code: 'passwordsDiffer' }],
    });
    await door().account.activate({ token, password: owners, passwordConfirmation: owners });
    const login = (password: string) => door().account.login({ identifier: first.email, password });
    expect(await refusalOf(login(strangers))).toMatchObject({ appCode: 'WRONG_CREDENTIALS' });
    await login(owners);
  });

  it('takes no password from an account that is activated at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = form(await invite());
      await door().account.register(first);
      const [letter] = await readMail();
      const again = form(await invite(), { email: first.email });
      const [activation] = await Promise.allSettled([
        door().account.activate({ token: letter!.token }),
        door().account.register(again),
      ]);
      const user = await userOf(first.email);
      const kept = await db.$count(credentials, eq(credentials.userId, user!.id));
      const isActive = user!.activatedAt !== null;
      expect([activation.status === 'fulfilled', kept]).toEqual([isActive, isActive ? 1 : 0]);
      await readMail();
      await forgetLimits();
    }
  });

  it('of one address by eight at once makes one account', async () => {
    const email = 'eight@example.test';
    const invitations = await Promise.all(Array.from({ length: 8 }, () => invite()));
    const answers = await Promise.all(
      invitations.map((token, index) =>
        door('cookie', { clientKey: `e${index}` }).account.register(form(token, { email })),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await db.$count(users, eq(users.email, email))).toBe(1);
    const letters = await readMail();
    expect(letters.every(({ to }) => to === email)).toBe(true);
  });

  it('is all or nothing: without its audit row there is no account', async () => {
    const token = await invite();
    const input = form(token);
    await db.execute(
      sql`alter table audit_log add constraint stop check (action <> 'account.register') not valid`,
    );
    expect(await refusalOf(door().account.register(input))).toMatchObject({ appCode: 'INTERNAL' });
    await db.execute(sql`alter table audit_log drop constraint stop`);
    expect(await userOf(input.email)).toBeUndefined();
    await expect(door().account.previewInvitation({ token })).resolves.toBeDefined();
    expect(await readMail()).toEqual([]);
  });

  it('makes a participant, and nothing else that a form could bring (AZ-7)', async () => {
    const token = await invite();
    const more = {
      roles: [1],
      roleId: 1,
      activatedAt: NOW,
      establishmentId: 999,
      username: 'root',
    };
    expect(await refusalOf(door().account.register(form(token, more)))).toMatchObject({
      issues: Object.keys(more).map((name) => ({ path: [name], code: 'unknownField' })),
    });
    const input = form(token);
    await door().account.register(input);
    const user = await userOf(input.email);
    expect(user).toMatchObject({ activatedAt: null });
    expect(user?.username).toMatch(/^nouvelle\d+-\d{4}$/);
    const roles = await db.select().from(userRoles).where(eq(userRoles.userId, user!.id));
    expect(roles.map(({ roleId }) => roleId)).toEqual([3]);
    await readMail();
  });

  it('opens to a living invitation, however many dead ones its network showed (RL-5)', async () => {
    const token = await invite({ maxUses: 2 });
    for (let tries = 0; tries < 11; tries += 1) {
      await world.limiter.consume([['register.client', '192.0.2.1']]);
    }
    const input = form(token);
    await door().account.register(input);
    expect(await userOf(input.email)).toBeDefined();
    await readMail();
  });

  it('counts failures only: many people of a clinic register from one address (RL-1)', async () => {
    const token = await invite({ maxUses: 25 });
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await world.limiter.consume([['register.client', '192.0.2.1']]);
    }
    for (let index = 0; index < 3; index += 1) await door().account.register(form(token));
    const guess = () => refusalOf(door().account.register(form('g'.repeat(43))));
    expect(await guess()).toMatchObject({ appCode: 'TOKEN_INVALID' });
    expect(await guess()).toMatchObject({ appCode: 'TOO_MANY_REQUESTS' });
    await readMail();
  });
});

describe('activation', () => {
  const waiting = async (change: Parameters<typeof addPerson>[0] = {}) => {
    const person = await addPerson({ activatedAt: null, ...change });
    await db.transaction((tx) =>
      queueLetter(tx, {
        kind: 'activation',
        toAddress: person.email,
        locale: 'fr',
        userId: person.userId,
        now: NOW,
      }),
    );
    const [letter] = await readMail();
    return { person, letter: letter! };
  };

  it('is looked at without being used up, and says whether a password is to be chosen (TK-4)', async () => {
    const { person, letter } = await waiting({ hasPassword: false });
    for (let look = 0; look < 20; look += 1) {
      expect(await door().account.previewActivation({ token: letter.token })).toEqual({
        username: person.username,
        needsPassword: true,
        isStaff: false,
      });
    }
    const refused = await refusalOf(door().account.activate({ token: letter.token }));
    expect(refused).toMatchObject({ issues: [{ path: ['password'], code: 'required' }] });
    await door().account.activate({ token: letter.token, password: NEW_PASSWORD });
    await door().account.login({ identifier: person.email, password: NEW_PASSWORD });
    const row = await db.$count(credentials, eq(credentials.userId, person.userId));
    expect(row).toBe(1);
  });

  it('opens to a living link, however many dead ones its network showed (RL-5)', async () => {
    const { person, letter } = await waiting();
    for (let tries = 0; tries < 11; tries += 1) {
      await world.limiter.consume([['activate.client', '192.0.2.1']]);
    }
    const dead = door().account.activate({ token: 'x'.repeat(43) });
    expect(await refusalOf(dead)).toMatchObject({ appCode: 'TOO_MANY_REQUESTS' });
    await door().account.activate({ token: letter.token });
    expect((await userOf(person.email))?.activatedAt).not.toBeNull();
  });

  it('keeps the password chosen at registration, unless the mailbox’s owner gives another', async () => {
    const { person, letter } = await waiting();
    expect(
      await door().account.previewActivation({ token: letter.token, username: person.username }),
    ).toMatchObject({ needsPassword: false });
    await door().account.activate({ token: letter.token, password: NEW_PASSWORD });
    expect(
      await refusalOf(door().account.login({ identifier: person.email, password: PASSWORD })),
    ).toMatchObject({ appCode: 'WRONG_CREDENTIALS' });
    await door().account.login({ identifier: person.email, password: NEW_PASSWORD });
  });

  it('logs a participant in where it happens, as a login does', async () => {
    const { person, letter } = await waiting();
    const browser = door();
    expect(await browser.account.activate({ token: letter.token, isOwnDevice: true })).toEqual({
      isLoggedIn: true,
    });
    expect(await browser.at().account.me()).toMatchObject({ userId: person.userId });
    expect(await browser.at().account.listSessions()).toMatchObject([
      { isCurrent: true, isOwnDevice: true },
    ]);
  });

  it.each([[[1]], [[2]], [[2, 3]]])(
    'logs nobody with role %j in: their second factor comes first (D57)',
    async (roles) => {
      const { letter } = await waiting({ roles });
      const browser = door();
      expect(await browser.account.activate({ token: letter.token })).toEqual({
        isLoggedIn: false,
      });
      expect(browser.jar.token).toBeNull();
    },
  );

  it('logs no script in: its answer has no room for a token (D41)', async () => {
    const { person, letter } = await waiting();
    expect(await door('bearer').account.activate({ token: letter.token })).toEqual({
      isLoggedIn: false,
    });
    expect(await db.$count(sessions, eq(sessions.userId, person.userId))).toBe(0);
  });

  it('happens once of sixteen at once (TK-2)', async () => {
    const { person, letter } = await waiting();
    const results = await Promise.allSettled(
      Array.from({ length: 16 }, (_, index) =>
        door('cookie', { clientKey: `a${index}` }).account.activate({ token: letter.token }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await auditTrail(db, eq(auditLog.subjectUserId, person.userId));
    expect(rows.filter(({ action }) => action === 'account.activate')).toHaveLength(1);
  });

  it('ends after 24 hours, and a reset asked for brings another letter (TK-3)', async () => {
    const { person, letter } = await waiting();
    const late = { now: new Date(NOW.getTime() + 24 * 60 * 60_000) };
    expect(
      await refusalOf(door('cookie', late).account.activate({ token: letter.token })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
    await door('cookie', late).account.requestPasswordReset({ email: person.email });
    const [newer] = await readMail(late.now);
    expect(newer?.kind).toBe('activation');
    await door('cookie', late).account.activate({ token: newer!.token, password: NEW_PASSWORD });
  });

  it('after a reset asked for needs a password: the one before may be a stranger’s', async () => {
    const { person } = await waiting();
    await door().account.requestPasswordReset({ email: person.email });
    const [letter] = await readMail();
    const { token } = letter!;
    expect(await door().account.previewActivation({ token })).toMatchObject({
      needsPassword: true,
    });
    expect(await refusalOf(door().account.activate({ token }))).toMatchObject({
      issues: [{ path: ['password'], code: 'required' }],
    });
    await door().account.activate({ token, password: NEW_PASSWORD });
    await door().account.login({ identifier: person.email, password: NEW_PASSWORD });
  });

  it('is refused under another user name, without using the link up', async () => {
    const { letter } = await waiting();
    expect(
      await refusalOf(door().account.activate({ token: letter.token, username: 'somebody' })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
    await door().account.activate({ token: letter.token });
    expect(await db.$count(tokens)).toBeGreaterThan(0);
  });
});

describe('usernameFor', () => {
  it.each([
    ['marie.tremblay@x.test', /^marie-tremblay-\d{4}$/],
    ['élodie+essai@x.test', /^elodie-essai-\d{4}$/],
    ['___@x.test', /^compte-\d{4}$/],
    ['日本@x.test', /^compte-\d{4}$/],
    [`${'a'.repeat(64)}@x.test`, /^a{35}-\d{4}$/],
  ])('makes of %s a name without accents or signs', (email, expected) => {
    expect(usernameFor(email)).toMatch(expected);
  });
});

describe('inviting', () => {
  it('is for staff of the establishment and administrators', async () => {
    const place = await addEstablishment();
    const staff = await doorOf(await addPerson({ roles: [2], establishmentId: place.id }));
    const own = await staff.admin.createInvitation({ email: 'p1@example.test' });
    const [row] = await db.select().from(invitations).where(eq(invitations.id, own.invitationId));
    expect(row).toMatchObject({ establishmentId: place.id, email: 'p1@example.test', maxUses: 1 });
    for (const establishmentId of [home.id, 999_999]) {
      expect(await refusalOf(staff.admin.createInvitation({ establishmentId }))).toMatchObject({
        appCode: 'NOT_FOUND',
      });
    }
    const participant = await doorOf(await addPerson());
    expect(await refusalOf(participant.admin.createInvitation({}))).toMatchObject({
      appCode: 'FORBIDDEN',
    });
    expect(await refusalOf(door().admin.createInvitation({}))).toMatchObject({
      appCode: 'NOT_AUTHENTICATED',
    });
    await readMail();
  });

  it('by mail sends a link of its own; either works, once', async () => {
    const { token } = await administrator.admin.createInvitation({ email: 'p2@example.test' });
    const [letter] = await readMail();
    expect(letter).toMatchObject({ kind: 'invitation', to: 'p2@example.test' });
    expect(letter?.token).not.toBe(token);
    expect(letter?.eml).toContain('19\u00A0janvier 2026');
    await door().account.register(form(letter!.token, { email: 'p2@example.test' }));
    expect(await refusalOf(door().account.previewInvitation({ token }))).toMatchObject({
      appCode: 'TOKEN_INVALID',
    });
    await readMail();
  });

  it.each([
    [{ expiresAt: '2026-01-05T15:00:00Z' }, 'expiresAt', 'tooSoon'],
    [{ expiresAt: '2026-04-05T15:00:01Z' }, 'expiresAt', 'tooLate'],
    [{ expiresAt: '2026-02-30T15:00:01Z' }, 'expiresAt', 'notAnInstant'],
    [{ expiresAt: '2026-02-20' }, 'expiresAt', 'notAnInstant'],
    [{ maxUses: 0 }, 'maxUses', 'tooSmall'],
    [{ maxUses: 501 }, 'maxUses', 'tooBig'],
    [{ maxUses: 2, email: 'p3@example.test' }, 'maxUses', 'onePersonOnly'],
  ])('refuses %j', async (input, field, code) => {
    expect(await refusalOf(administrator.admin.createInvitation(input))).toMatchObject({
      issues: [{ path: [field], code }],
    });
  });

  it('lasts as long as asked', async () => {
    const { expiresAt } = await administrator.admin.createInvitation({
      expiresAt: '2026-04-05T11:00:00-04:00',
    });
    expect(expiresAt).toBe('2026-04-05T15:00:00.000Z');
  });
});

it('keeps which consent was given, in which language and when', async () => {
  const input = form(await invite(), { locale: 'en' });
  await door().account.register(input);
  const user = await userOf(input.email);
  const kept = await db.select().from(consents).where(eq(consents.userId, user!.id));
  expect(kept).toMatchObject([{ version: '1.0', locale: 'en', givenAt: NOW }]);
});
