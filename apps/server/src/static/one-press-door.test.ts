import { reminderStopToken } from '@aube/auth';
import { auditLog, reminderSettings, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { COOKIE_NAME, createServerWorld, type Ask } from '../testing/server-world.ts';

const connection = await testDatabase();
const { db } = connection;
const { addStarted, ask, call, login } = await createServerWorld(connection);

async function addReminded() {
  const userId = await addStarted('2026-01-05');
  const as = await login(userId);
  const turnOn = () => call('notifications.setReminders', { isOn: true, isReviewOn: true }, { as });
  expect((await turnOn()).status).toBe(200);
  const [{ email } = { email: '' }] = await db.select().from(users).where(eq(users.id, userId));
  const token = await db.transaction((tx) => reminderStopToken(tx, { userId, email }));
  const state = async () => {
    const [setting] = await db
      .select()
      .from(reminderSettings)
      .where(eq(reminderSettings.userId, userId));
    return [setting?.nextAt, setting?.reviewNextAt].map((at) => at instanceof Date);
  };
  return { userId, token, state, turnOn };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const BODY = 'List-Unsubscribe=One-Click';
const press = (path: string, given: Ask = {}) =>
  ask(path, { method: 'POST', body: BODY, headers: FORM, ...given });

const PARTS =
  '--aube\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--aube--\r\n';

describe('one press in a mail program (RFC 8058)', () => {
  it.each([
    ['/rappels', BODY, FORM],
    ['/en/rappels', BODY, FORM],
    ['/rappels', PARTS, { 'content-type': 'multipart/form-data; boundary=aube' }],
  ] as const)('stops by a POST to %s, as often as it comes', async (page, body, headers) => {
    const { userId, token, state, turnOn } = await addReminded();
    const path = `${page}/${token}`;
    for (const _ of [1, 2, 3]) {
      const answer = await press(path, { body, headers });
      expect([answer.status, answer.text, answer.headers.get('location')]).toEqual([200, '', null]);
      expect(await state()).toEqual([false, false]);
    }
    const stops = eq(auditLog.action, 'notifications.stopReminders');
    const logged = await db
      .select()
      .from(auditLog)
      .where(and(stops, eq(auditLog.subjectUserId, userId)));
    expect(logged).toHaveLength(1);
    await turnOn();
    await press(path, { body, headers });
    expect(await state()).toEqual([false, false]);
  });

  it('changes nothing by GET, HEAD, or a POST without the words of a press', async () => {
    const { token, state } = await addReminded();
    const path = `/rappels/${token}`;
    expect((await ask(path)).status).toBe(200);
    expect((await ask(path, { method: 'HEAD' })).status).toBe(200);
    expect((await ask(`${path}?${BODY}`)).status).toBe(200);
    const others: Ask[] = [
      { body: '' },
      { body: 'List-Unsubscribe=Yes' },
      { body: { 'List-Unsubscribe': 'One-Click' }, headers: {} },
      { body: BODY, headers: { 'content-type': 'text/plain' } },
    ];
    for (const given of others) expect((await press(path, given)).status).toBe(404);
    expect(await state()).toEqual([true, true]);
  });

  it('stops for the person of the link, whoever is logged in', async () => {
    const { token, state } = await addReminded();
    const other = await addReminded();
    const { token: session } = await login(other.userId, 'cookie');
    const headers = { ...FORM, cookie: `${COOKIE_NAME}=${session}`, 'sec-fetch-site': 'none' };
    expect((await press(`/rappels/${token}`, { headers })).status).toBe(403);
    const bearer = await login(other.userId);
    expect((await press(`/rappels/${token}`, { as: bearer })).status).toBe(200);
    expect([await state(), await other.state()]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('refuses an unknown link', async () => {
    expect((await press(`/rappels/${'A'.repeat(43)}`)).json['code']).toBe('TOKEN_INVALID');
    expect((await press('/rappels')).status).toBe(404);
  });
});
