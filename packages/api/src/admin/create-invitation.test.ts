import { auditLog, invitations } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountWorld, NOW, PUBLIC_URL, refusalOf } from '../account/testing/account-world.ts';
import { ROLE } from '../context.ts';
import type { SystemContext } from '../system.ts';
import { inviteAsSystem } from './create-invitation.ts';

const world = await accountWorld(await testDatabase());
const { db, door, doorOf, addPerson, addEstablishment } = world;
const other = await addEstablishment();
const system: SystemContext = {
  db,
  publicUrl: PUBLIC_URL,
  locale: 'en',
  now: NOW,
  requestId: 'test',
};

describe('an invitation by the system', () => {
  it('is for the establishment whose code is given, and is told without an actor', async () => {
    const made = await inviteAsSystem(system, {
      referenceCode: other.referenceCode.toLowerCase(),
      maxUses: 3,
    });
    expect(made.link).toBe(`${PUBLIC_URL}/en/inscription/${made.token}`);
    const [row] = await db.select().from(invitations).where(eq(invitations.id, made.invitationId));
    expect(row).toMatchObject({ establishmentId: other.id, maxUses: 3, createdByUserId: null });
    const [told] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, String(made.invitationId)));
    expect(told).toMatchObject({ action: 'admin.createInvitation', actorUserId: null });
    expect(await door().account.previewInvitation({ token: made.token })).toMatchObject({
      establishmentName: other.name,
    });
  });

  it('is for any establishment when none is named', async () => {
    const { token } = await inviteAsSystem(system, {});
    expect(await door().account.previewInvitation({ token })).toMatchObject({
      establishmentName: null,
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
    expect(await refusalOf(inviteAsSystem(system, input))).toMatchObject({ appCode });
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
