import { ROLE } from '@aube/api/server';
import { MORNING } from '@aube/api/testing';
import { sessions, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { seedManyParticipants } from '@aube/db/testing/many-participants';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const PEOPLE = 2_500;

const connection = await testDatabase();
const client = await connection.openClient();
await seedManyParticipants(client, {
  count: PEOPLE,
  programmeDay: 2,
  today: '2026-01-06',
  now: new Date(MORNING.getTime() - 3_600_000),
});
await client.end();
const world = await createServerWorld(connection);
const { db } = connection;
const DECODER = new TextDecoder();

async function openList() {
  world.state.now = MORNING;
  const userId = await world.addPerson({ roleId: ROLE.administrator });
  const { token } = await world.login(userId);
  const request = new Request('https://aube.example.test/api/admin/participants', {
    headers: { authorization: `Bearer ${token}` },
  });
  const incoming = { socket: { remoteAddress: '192.0.2.1' } };
  const response = await world.app.fetch(request, { incoming });
  const reader = response.body!.getReader();
  const first = await reader.read();
  const rest = async () => {
    let text = DECODER.decode(first.value);
    for (;;) {
      // Each part depends on the previous part.
      // oxlint-disable-next-line eslint/no-await-in-loop
      const { done, value } = await reader.read();
      if (done) return JSON.parse(text) as Record<string, unknown[]>;
      text += DECODER.decode(value);
    }
  };
  return { userId, rest };
}

it.each([1, 3, 100])(
  'a list goes on when its reader calls the site %i minutes later',
  async (minutes) => {
    const { userId, rest } = await openList();
    world.state.now = new Date(MORNING.getTime() + minutes * 60_000);
    await db
      .update(sessions)
      .set({ lastUsedAt: world.state.now })
      .where(eq(sessions.userId, userId));
    const [rows] = Object.values(await rest());
    expect(rows).toHaveLength(PEOPLE);
  },
);

it('a list ends when its reader is deactivated', async () => {
  const { userId, rest } = await openList();
  await db.update(users).set({ deactivatedAt: MORNING }).where(eq(users.id, userId));
  await expect(rest()).rejects.toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
});

it('a list ends when its token was renewed, because the old one is nobody’s', async () => {
  const { userId, rest } = await openList();
  const [session] = await world.services.auth.list(userId, MORNING);
  await world.services.auth.renew(session?.id ?? '');
  await expect(rest()).rejects.toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
});
