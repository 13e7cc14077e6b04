import { auditLog, invitations } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountWorld, PUBLIC_URL, refusalOf } from '../account/testing/account-world.ts';
import { ROLE } from '../people/rules/roles.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await accountWorld(await testDatabase());
const { db, asOperator, door, doorOf, addPerson, addEstablishment } = world;
const other = await addEstablishment();
const operator = asOperator({ locale: 'en' }).site.admin;

describe('an invitation by the operator', () => {
  it('is for the establishment whose code is given, and is logged without an actor', async () => {
    const made = await operator.createInvitation({
      referenceCode: other.referenceCode.toLowerCase(),
      maxUses: 3,
    });
    expect(made.link).toBe(`${PUBLIC_URL}/en/inscription/${made.token}`);
    const [row] = await db.select().from(invitations).where(eq(invitations.id, made.invitationId));
    expect(row).toMatchObject({ establishmentId: other.id, maxUses: 3, createdByUserId: null });
    const [logged] = await auditTrail(db, eq(auditLog.objectId, String(made.invitationId)));
    expect(logged).toMatchObject({ action: 'admin.createInvitation', actorUserId: null });
    expect(await door().account.previewInvitation({ token: made.token })).toMatchObject({
      establishmentName: other.name,
    });
  });

  it('is for any establishment when none is named', async () => {
    const { token } = await operator.createInvitation({});
    expect(await door().account.previewInvitation({ token })).toMatchObject({
      establishmentName: null,
      referenceCode: null,
    });
  });

  it.each([
    ['a code of nowhere', { referenceCode: 'NOWHERE' }, 'NOT_FOUND'],
    [
      'a code and an id of two places',
      { referenceCode: other.referenceCode, establishmentId: 1 },
      'NOT_FOUND',
    ],
    ['no address', { email: 'nowhere' }, 'INVALID'],
    ['more uses than there may be', { maxUses: 501 }, 'INVALID'],
  ])('is refused for %s', async (_what, input, appCode) => {
    expect(await refusalOf(operator.createInvitation(input))).toMatchObject({ appCode });
  });
});

describe('an invitation by its establishment’s code', () => {
  it('is given to staff of that establishment, and is unknown to others', async () => {
    const { admin } = await doorOf(
      await addPerson({ roles: [ROLE.staff], establishmentId: other.id }),
    );
    const { referenceCode } = other;
    expect(await admin.createInvitation({ referenceCode })).toMatchObject({
      token: expect.any(String),
    });
    const foreign = { referenceCode: world.home.referenceCode };
    const missing = { referenceCode: 'NOWHERE' };
    const refusal = await refusalOf(admin.createInvitation(foreign));
    expect(refusal).toMatchObject({ appCode: 'NOT_FOUND' });
    expect(await refusalOf(admin.createInvitation(missing))).toEqual(refusal);
  });
});

describe('the letter of an invitation', () => {
  it('gives the code of the establishment that staff invite to, in the language that is asked', async () => {
    const staff = { roles: [ROLE.staff], establishmentId: other.id };
    const { admin } = await doorOf(await addPerson(staff));
    const made = await admin.createInvitation({ email: 'invitee@example.test', locale: 'en' });
    expect(made.referenceCode).toBe(other.referenceCode);
    expect(made.link).toContain('/en/inscription/');
    const [letter] = await world.readMail();
    expect(letter?.eml).toContain('Hello,');
    expect(letter?.eml).toContain(other.referenceCode);
    expect(letter?.eml).toContain(`${other.name} invites you`);
    expect(letter?.link).toContain('/en/inscription/');
    expect(await door().account.previewInvitation({ token: letter?.token ?? '' })).toEqual({
      email: 'invitee@example.test',
      establishmentName: other.name,
      referenceCode: other.referenceCode,
    });
  });

  it('is in the caller’s language by default', async () => {
    await operator.createInvitation({ email: 'default@example.test' });
    const [letter] = await world.readMail();
    expect(letter?.eml).toContain('Hello,');
  });
});

describe('the establishments to invite to', () => {
  it('are the staff’s own, and all of them for an administrator, by name', async () => {
    const person = { roles: [ROLE.staff], establishmentId: other.id };
    const staff = await doorOf(await addPerson(person));
    const { id, name, referenceCode } = other;
    expect(await staff.admin.listOpenEstablishments()).toEqual([
      { establishmentId: id, name, referenceCode, retentionMonths: 60 },
    ]);
    const administrator = await doorOf(await addPerson({ roles: [ROLE.administrator] }));
    const all = await administrator.admin.listOpenEstablishments();
    expect(all.map((place) => place.name)).toEqual([world.home.name, name]);
    const participant = await doorOf(await addPerson());
    expect(await refusalOf(participant.admin.listOpenEstablishments())).toMatchObject({
      appCode: 'FORBIDDEN',
    });
  });
});

describe('a second invitation to the same address', () => {
  it('says that the first one still runs, in this establishment alone', async () => {
    const { referenceCode } = other;
    const invite = async (email: string, place = referenceCode) =>
      (await operator.createInvitation({ email, referenceCode: place })).isRepeated;
    expect(await invite('twice@exemple.test')).toBe(false);
    expect(await invite('twice@exemple.test')).toBe(true);
    expect(await invite('else@exemple.test')).toBe(false);
    const elsewhere = await addEstablishment();
    expect(await invite('twice@exemple.test', elsewhere.referenceCode)).toBe(false);
    await db.update(invitations).set({ revokedAt: new Date() });
    expect(await invite('twice@exemple.test')).toBe(false);
  });

  it('is never said of a link for a group', async () => {
    await operator.createInvitation({});
    expect(await operator.createInvitation({})).toMatchObject({ isRepeated: false });
  });
});
