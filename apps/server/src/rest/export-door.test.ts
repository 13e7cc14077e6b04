import { ROLE } from '@aube/api/server';
import { MORNING } from '@aube/api/testing';
import { hashToken, newAccessToken } from '@aube/auth';
import { accessTokens, auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const connection = await testDatabase();
const world = await createServerWorld(connection);
const { db } = connection;

it('a right refused at the door of files leaves a row (ASVS 16.3.2)', async () => {
  const userId = await world.addPerson({ roleId: ROLE.administrator });
  const token = newAccessToken();
  await db.insert(accessTokens).values({
    userId,
    name: 'script',
    hash: hashToken(token),
    createdAt: MORNING,
    expiresAt: new Date(MORNING.getTime() + 86_400_000),
  });
  const answer = await world.ask('/exports', {
    method: 'POST',
    as: { token },
    body: { key: 'x' },
  });
  expect(answer.status).toBe(403);
  const rows = await db.select().from(auditLog).where(eq(auditLog.actorUserId, userId));
  expect(rows).toMatchObject([{ action: 'rights.refused', objectId: 'exports.send' }]);
});
