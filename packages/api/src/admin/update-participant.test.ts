import { auditLog, establishments, participants, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, addEstablishment, as, home } = world;

const elsewhere = await addEstablishment();
const staffId = await addPerson({ roleId: ROLE.staff });
const { admin: staff } = await as(staffId);
const [staffName] = await db
  .select({ firstName: users.firstName, lastName: users.lastName })
  .from(users)
  .where(eq(users.id, staffId));
const { admin: foreign } = await as(
  await addPerson({ roleId: ROLE.staff, establishmentId: elsewhere }),
);
const { admin: administrator } = await as(await addPerson({ roleId: ROLE.administrator }));

const NAMES = { firstName: 'Ana', lastName: 'Côté' };
const RECORD = {
  ...NAMES,
  inclusionNumber: 'AU-1',
  postalAddress: '12, rue du Repos',
  city: 'Montréal',
  province: 'Québec',
  postalCode: 'H2X 1Y4',
  phoneNumber: '514 555-0199 poste 2',
};
const reason = 'Déménagement.';

let numbers = 100;
async function addRecord() {
  const userId = await addPerson();
  numbers += 1;
  const inclusionNumber = `AU-${numbers}`;
  const record = { ...RECORD, inclusionNumber, userId, reason };
  const { version } = await staff.updateParticipant(record);
  return { userId, inclusionNumber, version };
}

const auditRowsOf = (userId: number) => auditTrail(db, eq(auditLog.subjectUserId, userId));

const issuesOf = async (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: { issues?: { path: unknown[]; code: string }[] }) =>
      error.issues?.map(({ path, code }) => `${path.join('.')} ${code}`),
  );

describe('a participant’s record', () => {
  it('is read as it was written, with its postal code as Canada Post writes it', async () => {
    const userId = await addPerson();
    await staff.updateParticipant({ ...RECORD, postalCode: 'h2x1y4', userId, reason });
    expect(await staff.getParticipant({ userId })).toMatchObject({
      ...RECORD,
      userId,
      establishment: { establishmentId: home },
      version: 2,
    });
    expect((await administrator.listParticipantRecords({})).rows).toContainEqual(
      await staff.getParticipant({ userId }),
    );
  });

  it('is emptied of what is left out, but stays in its establishment', async () => {
    const { userId } = await addRecord();
    const changed = await staff.updateParticipant({ ...NAMES, city: '  ', userId, reason });
    expect(changed).toMatchObject({
      ...NAMES,
      inclusionNumber: null,
      city: null,
      postalCode: null,
    });
    expect(changed.establishment.establishmentId).toBe(home);
  });

  it('logs what changed, before and after, and why', async () => {
    const { userId, inclusionNumber } = await addRecord();
    await staff.updateParticipant({ ...RECORD, inclusionNumber, city: 'Laval', userId, reason });
    expect((await auditRowsOf(userId)).at(-1)).toMatchObject({
      actorUserId: staffId,
      action: 'admin.updateParticipant',
      before: { city: 'Montréal' },
      after: { city: 'Laval', reason },
    });
  });

  it('asks why', async () => {
    const { userId } = await addRecord();
    const silent = staff.updateParticipant({ ...RECORD, city: 'Laval', userId, reason: '  ' });
    expect(await issuesOf(silent)).toEqual(['reason required']);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName required'],
    [{ lastName: 'x'.repeat(101) }, 'lastName tooLong'],
    [{ inclusionNumber: 'x'.repeat(51) }, 'inclusionNumber tooLong'],
    [{ postalAddress: 'x'.repeat(201) }, 'postalAddress tooLong'],
    [{ city: 'x'.repeat(101) }, 'city tooLong'],
    [{ province: 'x'.repeat(51) }, 'province tooLong'],
    [{ postalCode: '12345' }, 'postalCode notAPostalCode'],
    [{ phoneNumber: 'le soir' }, 'phoneNumber notAPhoneNumber'],
    [{ establishmentId: 2_000_000_001 }, 'establishmentId unknownChoice'],
    [{ establishmentId: elsewhere }, 'establishmentId unknownChoice'],
  ])('refuses %j with %s', async (wrong, expected) => {
    const { userId, inclusionNumber } = await addRecord();
    const before = await auditRowsOf(userId);
    const refused = staff.updateParticipant({
      ...RECORD,
      inclusionNumber,
      ...wrong,
      userId,
      reason,
    });
    expect(await issuesOf(refused)).toEqual([expected]);
    expect(await auditRowsOf(userId)).toEqual(before);
  });
});

describe('an inclusion number', () => {
  it('is of one person of an establishment; another establishment may give it too', async () => {
    const first = await addRecord();
    const second = await addRecord();
    const { inclusionNumber } = first;
    const twice = staff.updateParticipant({
      ...RECORD,
      inclusionNumber,
      userId: second.userId,
      reason,
    });
    expect(await issuesOf(twice)).toEqual(['inclusionNumber alreadyTaken']);
    const away = await addPerson({ establishmentId: elsewhere });
    await expect(
      foreign.updateParticipant({ ...RECORD, inclusionNumber, userId: away, reason }),
    ).resolves.toMatchObject({ inclusionNumber });
    const moved = administrator.updateParticipant({
      ...RECORD,
      inclusionNumber,
      establishmentId: home,
      userId: away,
      reason,
    });
    expect(await issuesOf(moved)).toEqual(['inclusionNumber alreadyTaken']);
  });
});

describe('a change that overlaps another', () => {
  it('is refused with the present record, and the same change again is a look only', async () => {
    const { userId, version, inclusionNumber } = await addRecord();
    const asked = { ...RECORD, inclusionNumber, userId, version, reason };
    const current = await staff.updateParticipant({ ...asked, city: 'Laval' });
    expect(current.version).toBe(version + 1);
    await expect(staff.updateParticipant({ ...asked, city: 'Gatineau' })).rejects.toMatchObject({
      appCode: 'VERSION_CONFLICT',
      details: {
        current,
        changes: {
          city: {
            changedAt: MORNING.toISOString(),
            changedBy: staffName,
          },
        },
      },
    });
    const logged = await auditRowsOf(userId);
    expect(await staff.updateParticipant({ ...asked, city: 'Laval' })).toEqual(current);
    const look = { actorUserId: staffId, before: null, after: null };
    expect(await auditRowsOf(userId)).toEqual([...logged, expect.objectContaining(look)]);
  });

  it('of fifty at the same time one stands, and the others see it', async () => {
    const { userId, version, inclusionNumber } = await addRecord();
    const calls = Array.from({ length: 50 }, (_, index) =>
      staff.updateParticipant({
        ...RECORD,
        inclusionNumber,
        userId,
        version,
        reason,
        city: `Ville ${index}`,
      }),
    );
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { appCode: string }).appCode] : [],
    );
    expect(new Set(codes)).toEqual(new Set(['VERSION_CONFLICT']));
  });
});

describe('whose record may be changed', () => {
  it('those of one’s own establishments: others do not exist', async () => {
    const { userId } = await addRecord();
    const missing = { appCode: 'NOT_FOUND' };
    await expect(foreign.getParticipant({ userId })).rejects.toMatchObject(missing);
    await expect(foreign.updateParticipant({ ...RECORD, userId, reason })).rejects.toMatchObject(
      missing,
    );
    const ids = (await foreign.listParticipantRecords({})).rows.map((each) => each.userId);
    expect(ids).not.toContain(userId);
    await expect(administrator.listParticipantRecords({ after: 'x' })).rejects.toMatchObject({
      issues: [{ path: ['after'], code: 'invalid' }],
    });
    await db.update(users).set({ deletedAt: MORNING }).where(eq(users.id, userId));
    await expect(administrator.getParticipant({ userId })).rejects.toMatchObject(missing);
  });

  it('an administrator moves somebody anywhere that is open, and the staff they leave see them no more', async () => {
    const { userId, inclusionNumber } = await addRecord();
    const closed = await addEstablishment();
    await db
      .update(establishments)
      .set({ deletedAt: MORNING })
      .where(eq(establishments.id, closed));
    const asked = { ...RECORD, inclusionNumber, userId, reason };
    const shut = administrator.updateParticipant({ ...asked, establishmentId: closed });
    expect(await issuesOf(shut)).toEqual(['establishmentId unknownChoice']);
    const moved = await administrator.updateParticipant({ ...asked, establishmentId: elsewhere });
    expect(moved.establishment.establishmentId).toBe(elsewhere);
    await expect(staff.getParticipant({ userId })).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
  });

  it('one who stays in an establishment that has closed can still be corrected', async () => {
    const place = await addEstablishment();
    const userId = await addPerson({ establishmentId: place });
    await db.update(establishments).set({ deletedAt: MORNING }).where(eq(establishments.id, place));
    await administrator.updateParticipant({ ...RECORD, establishmentId: place, userId, reason });
    const [row] = await db.select().from(participants).where(eq(participants.userId, userId));
    expect(row).toMatchObject({ city: 'Montréal', establishmentId: place });
  });
});
