import { auditLog, establishments, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountWorld, NEW_PASSWORD, NOW, refusalOf } from '../account/testing/account-world.ts';
import { ROLE } from '../people/rules/roles.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await accountWorld(await testDatabase());
const { db, door, doorOf, addPerson, addEstablishment } = world;
const own = await addPerson({ roles: [ROLE.administrator] });
const { admin } = await doorOf(own);

let count = 0;
const newFields = () => {
  count += 1;
  return { name: `Clinique ${count}`, referenceCode: `N-${count}` };
};
const rowOf = async (id: number) =>
  (await db.select().from(establishments).where(eq(establishments.id, id)))[0];
const nameOf = async (userId: number) =>
  (
    await db
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, userId))
  )[0];
const newestAudit = async () => (await auditTrail(db)).at(-1);
const auditsOf = (id: number) => auditTrail(db, eq(auditLog.objectId, String(id)));

const registration = (token: string, referenceCode: string, email: string) => ({
  token,
  firstName: 'Ana',
  lastName: 'Roy',
  email,
  password: NEW_PASSWORD,
  passwordConfirmation: NEW_PASSWORD,
  referenceCode,
  locale: 'fr' as const,
  consent: '1.0',
});

describe('making an establishment', () => {
  it('keeps a tidy name and a code in capitals, and logs who did so', async () => {
    const made = await admin.createEstablishment({
      name: '  Clinique   du  Lac ',
      referenceCode: ' lac-01 ',
    });
    expect(made).toMatchObject({ name: 'Clinique du Lac', referenceCode: 'LAC-01', version: 1 });
    expect(await newestAudit()).toMatchObject({
      action: 'admin.createEstablishment',
      objectType: 'establishment',
      objectId: String(made.establishmentId),
      before: null,
      after: { name: 'Clinique du Lac', referenceCode: 'LAC-01' },
    });
    expect(await admin.getEstablishment({ establishmentId: made.establishmentId })).toEqual(made);
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'required'],
    ['a name of signs', { name: '---' }, 'name', 'notAName'],
    ['a long name', { name: 'x'.repeat(201) }, 'name', 'tooLong'],
    ['no code', { referenceCode: '' }, 'referenceCode', 'required'],
    ['a code with spaces', { referenceCode: 'A 1' }, 'referenceCode', 'referenceCodeMalformed'],
    ['a code with accents', { referenceCode: 'ÉTÉ' }, 'referenceCode', 'referenceCodeMalformed'],
    ['a long code', { referenceCode: 'A'.repeat(51) }, 'referenceCode', 'tooLong'],
  ])('is refused with %s', async (_what, wrong, field, code) => {
    const refusal = await refusalOf(admin.createEstablishment({ ...newFields(), ...wrong }));
    expect(refusal).toMatchObject({ appCode: 'INVALID', issues: [{ path: [field], code }] });
  });

  it('makes one of a double click: the other is refused, as the code is taken', async () => {
    const fields = newFields();
    const before = await db.$count(auditLog);
    const both = await Promise.allSettled([
      admin.createEstablishment(fields),
      admin.createEstablishment(fields),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = both.find((each) => each.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['referenceCode'], code: 'referenceCodeTaken' }],
    });
    const { referenceCode } = fields;
    expect(await db.$count(establishments, eq(establishments.referenceCode, referenceCode))).toBe(
      1,
    );
    expect(await db.$count(auditLog)).toBe(before + 1);
  });
});

describe('changing an establishment', () => {
  it('logs what it was and what it is, and counts the change', async () => {
    const made = await admin.createEstablishment(newFields());
    const { establishmentId, version } = made;
    const fields = newFields();
    const changed = await admin.updateEstablishment({ establishmentId, version, ...fields });
    expect(changed).toEqual({ establishmentId, version: 2, retentionMonths: 60, ...fields });
    expect(await newestAudit()).toMatchObject({
      action: 'admin.updateEstablishment',
      before: { name: made.name, referenceCode: made.referenceCode },
      after: fields,
    });
  });

  it('keeps files for as many months as it says, 60 to begin with, and logs a change', async () => {
    const { version: _, ...made } = await admin.createEstablishment(newFields());
    expect(made.retentionMonths).toBe(60);
    await admin.updateEstablishment({ ...made, retentionMonths: 84 });
    expect(await newestAudit()).toMatchObject({
      before: { retentionMonths: 60 },
      after: { retentionMonths: 84 },
    });
    const { retentionMonths: __, ...without } = made;
    expect(await admin.updateEstablishment(without)).toMatchObject({ retentionMonths: 84 });
    const other = await admin.createEstablishment({ ...newFields(), retentionMonths: 240 });
    expect(other.retentionMonths).toBe(240);
  });

  it.each([12, 240])('takes a retention of %d months', async (retentionMonths) => {
    const made = await admin.createEstablishment({ ...newFields(), retentionMonths });
    expect(made).toMatchObject({ retentionMonths });
  });

  it.each([
    [11, 'tooSmall'],
    [241, 'tooBig'],
    [60.5, 'notWhole'],
  ])('refuses a retention of %d months: %s', async (retentionMonths, code) => {
    const asked = admin.createEstablishment({ ...newFields(), retentionMonths });
    expect(await refusalOf(asked)).toMatchObject({ issues: [{ path: ['retentionMonths'], code }] });
  });

  it('changes nothing, and logs nothing, when it says the same', async () => {
    const made = await admin.createEstablishment(newFields());
    const before = await db.$count(auditLog);
    expect(await admin.updateEstablishment(made)).toEqual(made);
    expect(await db.$count(auditLog)).toBe(before);
  });

  it('refuses one that was decided on an older version, with who changed each field since', async () => {
    const made = await admin.createEstablishment(newFields());
    const { establishmentId, version, referenceCode } = made;
    const person = await addPerson({ roles: [ROLE.administrator] });
    const colleague = await doorOf(person);
    const name = newFields().name;
    const theirs = await colleague.admin.updateEstablishment({
      establishmentId,
      version,
      name,
      referenceCode,
    });
    await colleague.admin.getEstablishmentStatistics({ establishmentId });
    const refusal = await refusalOf(
      admin.updateEstablishment({ establishmentId, version, ...newFields() }),
    );
    expect(refusal).toMatchObject({
      appCode: 'VERSION_CONFLICT',
      details: {
        current: theirs,
        changes: {
          name: { changedAt: NOW.toISOString(), changedBy: await nameOf(person.userId) },
          referenceCode: { changedAt: NOW.toISOString(), changedBy: await nameOf(own.userId) },
        },
      },
    });
    expect(await rowOf(establishmentId)).toMatchObject({ name: theirs.name });
  });

  it('lets one of many at once through', async () => {
    const { establishmentId, version } = await admin.createEstablishment(newFields());
    const writes = Array.from({ length: 8 }, () =>
      admin.updateEstablishment({ establishmentId, version, ...newFields() }),
    );
    const results = await Promise.allSettled(writes);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rowOf(establishmentId)).toMatchObject({ version: 2 });
  });

  it('refuses a code that another one has', async () => {
    const one = await admin.createEstablishment(newFields());
    const { establishmentId } = await admin.createEstablishment(newFields());
    const taken = { establishmentId, name: 'X', referenceCode: one.referenceCode.toLowerCase() };
    expect(await refusalOf(admin.updateEstablishment(taken))).toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['referenceCode'], code: 'referenceCodeTaken' }],
    });
  });
});

describe('deleting an establishment', () => {
  it('takes it out of the list, of the invitations and of the editing, and logs it', async () => {
    const { establishmentId, version, ...fields } = await admin.createEstablishment(newFields());
    await admin.deleteEstablishment({ establishmentId, version });
    expect(await newestAudit()).toMatchObject({
      action: 'admin.deleteEstablishment',
      before: { ...fields, deletedAt: null },
      after: { ...fields, deletedAt: NOW.toISOString() },
    });
    const gone = { appCode: 'NOT_FOUND' };
    expect(await refusalOf(admin.getEstablishment({ establishmentId }))).toMatchObject(gone);
    expect(await refusalOf(admin.deleteEstablishment({ establishmentId }))).toMatchObject(gone);
    expect(await refusalOf(admin.createInvitation({ establishmentId }))).toMatchObject(gone);
    const write = admin.updateEstablishment({ establishmentId, ...newFields() });
    expect(await refusalOf(write)).toMatchObject(gone);
    const open = await admin.listOpenEstablishments();
    expect(open.map((place) => place.establishmentId)).not.toContain(establishmentId);
    const { rows: deleted } = await admin.listEstablishments({ state: 'deleted' });
    expect(deleted).toContainEqual(
      expect.objectContaining({ establishmentId, deletedAt: NOW.toISOString() }),
    );
  });

  it('is refused when the establishment changed since it was read', async () => {
    const { establishmentId, version } = await admin.createEstablishment(newFields());
    await admin.updateEstablishment({ establishmentId, version, ...newFields() });
    expect(await refusalOf(admin.deleteEstablishment({ establishmentId, version }))).toMatchObject({
      appCode: 'VERSION_CONFLICT',
    });
  });

  it('closes registration, with an invitation that waits and with the code, and says why', async () => {
    const place = await admin.createEstablishment(newFields());
    const { establishmentId, referenceCode } = place;
    const invitee = 'waits@example.test';
    const { token } = await admin.createInvitation({ establishmentId, email: invitee });
    const anyPlace = await admin.createInvitation({});
    await admin.deleteEstablishment({ establishmentId });

    const closed = { appCode: 'ESTABLISHMENT_CLOSED', httpStatus: 409 };
    const guest = door().account;
    expect(await refusalOf(guest.previewInvitation({ token }))).toMatchObject(closed);
    expect(
      await refusalOf(guest.register(registration(token, referenceCode, invitee))),
    ).toMatchObject(closed);
    const elsewhere = registration(anyPlace.token, referenceCode, 'code@example.test');
    expect(await refusalOf(guest.register(elsewhere))).toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['referenceCode'], code: 'referenceCodeUnknown' }],
    });
    expect((await world.readMail()).map(({ to }) => to)).not.toContain(invitee);

    await admin.restoreEstablishment({ establishmentId });
    expect(await guest.register(registration(token, referenceCode, invitee))).toEqual({
      email: invitee,
    });
  });

  it('lets a registration that is under way end first, or refuses it', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { establishmentId, referenceCode } = await admin.createEstablishment(newFields());
      const { token } = await admin.createInvitation({ establishmentId });
      const email = `race-${n}@example.test`;
      const [registered] = await Promise.allSettled([
        door().account.register(registration(token, referenceCode, email)),
        admin.deleteEstablishment({ establishmentId }),
      ]);
      const logged = await auditTrail(db, like(auditLog.action, 'account.register'));
      const joined = logged.filter(({ after }) => after?.['establishmentId'] === establishmentId);
      const outcome =
        registered.status === 'fulfilled'
          ? 'registered'
          : (registered.reason as { appCode: string }).appCode;
      expect([
        ['registered', 1],
        ['ESTABLISHMENT_CLOSED', 0],
      ]).toContainEqual([outcome, joined.length]);
    }
  });

  it('leaves its participants where they are, in sight of its staff and of administrators', async () => {
    const place = await addEstablishment();
    const participant = await addPerson({ establishmentId: place.id });
    const near = await doorOf(await addPerson({ roles: [ROLE.staff], establishmentId: place.id }));
    await admin.deleteEstablishment({ establishmentId: place.id });
    for (const { admin: reader } of [near, { admin }]) {
      const { rows } = await reader.listParticipants({ search: participant.email });
      expect(rows).toMatchObject([{ userId: participant.userId }]);
      const { establishment, statistics } = await reader.getEstablishmentStatistics({
        establishmentId: place.id,
      });
      expect(establishment.deletedAt).toBe(NOW.toISOString());
      expect(statistics.registered).toBe(1);
    }
    const own = await doorOf(participant);
    expect(await own.account.me()).toMatchObject({ userId: participant.userId });
    expect(await near.admin.listOpenEstablishments()).toEqual([]);
  });
});

describe('restoring an establishment', () => {
  it('brings it back as it was, once, and logs it', async () => {
    const { establishmentId, ...fields } = await admin.createEstablishment(newFields());
    const { version } = await admin.deleteEstablishment({ establishmentId });
    const restored = await admin.restoreEstablishment({ establishmentId, version });
    expect(restored).toEqual({ ...fields, establishmentId, version: version + 1 });
    expect(await newestAudit()).toMatchObject({
      action: 'admin.restoreEstablishment',
      before: { deletedAt: NOW.toISOString() },
      after: { deletedAt: null },
    });
    expect(await admin.restoreEstablishment({ establishmentId })).toEqual(restored);
    const logged = await auditsOf(establishmentId);
    expect(logged.map(({ action }) => action)).toEqual([
      'admin.createEstablishment',
      'admin.deleteEstablishment',
      'admin.restoreEstablishment',
    ]);
  });

  it('is refused when another one took the code meanwhile', async () => {
    const { establishmentId, referenceCode } = await admin.createEstablishment(newFields());
    await admin.deleteEstablishment({ establishmentId });
    await admin.createEstablishment({ name: 'Autre', referenceCode });
    const before = await db.$count(auditLog);
    expect(await refusalOf(admin.restoreEstablishment({ establishmentId }))).toMatchObject({
      appCode: 'REFERENCE_CODE_TAKEN',
      httpStatus: 409,
    });
    expect(await rowOf(establishmentId)).toMatchObject({ deletedAt: NOW });
    expect(await db.$count(auditLog)).toBe(before);
  });
});

describe('the figures of an establishment', () => {
  it('are staff’s own, and another’s is as one that is not', async () => {
    const place = await addEstablishment();
    const staff = await doorOf(await addPerson({ roles: [ROLE.staff], establishmentId: place.id }));
    const { establishment } = await staff.admin.getEstablishmentStatistics({
      establishmentId: place.id,
    });
    expect(establishment).toMatchObject({ name: place.name, deletedAt: null });
    const refusalFor = (establishmentId: number) =>
      refusalOf(staff.admin.getEstablishmentStatistics({ establishmentId }));
    const refusal = await refusalFor(world.home.id);
    expect(refusal).toMatchObject({ appCode: 'NOT_FOUND' });
    expect(await refusalFor(2_000_000_001)).toEqual(refusal);
  });

  it('are logged as read', async () => {
    const person = await addPerson({ roles: [ROLE.administrator] });
    const reader = await doorOf(person);
    await reader.admin.getEstablishmentStatistics({ establishmentId: world.home.id });
    expect(await newestAudit()).toMatchObject({
      actorUserId: person.userId,
      subjectUserId: null,
      action: 'admin.getEstablishmentStatistics',
      objectType: 'establishment',
      objectId: String(world.home.id),
    });
  });
});

describe('the list of establishments', async () => {
  const made: number[] = [];
  for (const [name, referenceCode] of [
    ['Étoile du Nord', 'LIST-2'],
    ['centre Élan', 'LIST-3'],
    ['Zénith', 'LIST-1'],
    ['L’Éveil de Saint-Jean', 'LIST-4'],
  ] as const) {
    made.push((await admin.createEstablishment({ name, referenceCode })).establishmentId);
  }
  const [nord, elan, zenith, eveil] = made;
  await addPerson({ establishmentId: zenith ?? 0 });
  await addPerson({ establishmentId: zenith ?? 0 });
  await addPerson({ establishmentId: elan ?? 0 });

  const idsOf = async (asked: Parameters<typeof admin.listEstablishments>[0]) =>
    (await admin.listEstablishments({ search: 'LIST-', ...asked })).rows.map(
      ({ establishmentId }) => establishmentId,
    );

  it('is by name without accents and case, or by another column, either way', async () => {
    expect(await idsOf({})).toEqual([elan, nord, eveil, zenith]);
    expect(await idsOf({ direction: 'desc' })).toEqual([zenith, eveil, nord, elan]);
    expect(await idsOf({ sort: 'referenceCode' })).toEqual([zenith, nord, elan, eveil]);
    expect(await idsOf({ sort: 'registered', direction: 'desc' })).toEqual([
      zenith,
      elan,
      nord,
      eveil,
    ]);
  });

  it.each([
    ['ETOILE nord', () => [nord]],
    ['elan', () => [elan]],
    ['list-1', () => [zenith]],
    ['leveil', () => [eveil]],
    ["l'eveil saint jean", () => [eveil]],
    ['%', () => []],
  ])('finds %j', async (search, expected) => {
    expect(await idsOf({ search })).toEqual(expected());
  });

  it('comes in pages of twenty-five, and a page beyond the last is the last', async () => {
    await db.insert(establishments).values(
      Array.from({ length: 60 }, (_, n) => ({
        name: `Paged ${String(n).padStart(2, '0')}`,
        referenceCode: `PAGED-${n}`,
        createdAt: NOW,
      })),
    );
    const pageOf = (page: number) => admin.listEstablishments({ search: 'paged', page });
    const first = await pageOf(1);
    expect(first).toMatchObject({ total: 60, page: 1 });
    expect(first.rows).toHaveLength(25);
    const last = await pageOf(9);
    expect(last).toMatchObject({ total: 60, page: 3 });
    expect(last.rows.map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Paged ${50 + n}`),
    );
    expect(await admin.listEstablishments({ search: 'nowhere' })).toEqual({
      rows: [],
      total: 0,
      page: 1,
      asOf: null,
    });
  });

  it('is not for staff', async () => {
    const staff = await doorOf(await addPerson({ roles: [ROLE.staff] }));
    expect(await refusalOf(staff.admin.listEstablishments({}))).toMatchObject({
      appCode: 'FORBIDDEN',
    });
  });
});
