import { ROLE } from '@aube/api/server';
import { hashToken, newAccessToken } from '@aube/auth';
import type { Connection } from '@aube/db';
import { columnOf, type ActorName, type AnyActor } from './actors.ts';
import { createServerWorld } from './server-world.ts';

export type Target = {
  userId: number;
  establishmentId: number;
  dayId: number;
  weekId: number;
  notificationId: number;
  answersId: number;
};

type Session = { token: string; kind: 'bearer' | 'cookie' };

const MISSING = 2_000_000_001;
const NOWHERE: Target = {
  userId: MISSING,
  establishmentId: MISSING,
  dayId: MISSING,
  weekId: MISSING,
  notificationId: MISSING,
  answersId: MISSING,
};

export async function createMatrixWorld(
  connection: Pick<Connection, 'db' | 'pool' | 'openClient'>,
) {
  const world = await createServerWorld(connection);
  const { pool, addPerson, addStarted, call, login, home, state } = world;
  const one = async (text: string, values: unknown[]): Promise<number> => {
    const { rows } = await pool.query<{ id: number }>(text, values);
    return rows[0]?.id ?? MISSING;
  };

  async function targetOf(userId: number): Promise<Target> {
    return {
      userId,
      establishmentId: home,
      dayId: await one('select id from diary_days where user_id = $1 order by date limit 1', [
        userId,
      ]),
      answersId: await one('select id from questionnaire_answers where user_id = $1', [userId]),
      weekId: await one('select id from diary_weeks where user_id = $1 and number = 1', [userId]),
      notificationId: await one(
        `insert into notifications (user_id, kind, params, created_at)
         values ($1, 'welcome', '{}', $2) returning id`,
        [userId, state.now],
      ),
    };
  }

  async function leave(userId: number, at: Date): Promise<void> {
    await pool.query(
      'update participants set abandoned_at = $2, abandoned_on = $3 where user_id = $1',
      [userId, at, at.toISOString().slice(0, 10)],
    );
    await pool.query(
      `insert into abandonment_answers
         (user_id, answers, instruments, locale, created_at, updated_at, submitted_at)
       values ($1, '{}', '[]', 'fr', $2, $2, $2)`,
      [userId, at],
    );
  }

  const started = '2026-01-05';
  const self = await addStarted(started);
  const other = await addStarted(started);
  const left = await addStarted('2025-12-01');
  await leave(left, new Date('2025-12-20T15:00:00Z'));
  const deactivated = await addStarted(started);
  await pool.query('update users set deactivated_at = $2 where id = $1', [deactivated, state.now]);
  const deleted = await addStarted(started);
  const elsewhere = await world.addEstablishment();
  const stranger = await addStarted(started);
  await pool.query('update participants set establishment_id = $2 where user_id = $1', [
    stranger,
    elsewhere,
  ]);
  const named = {
    self,
    other,
    left,
    deactivated,
    deleted,
    stranger,
    dead: self,
    revoked: self,
    swapped: self,
    staff: await addPerson({ roleId: ROLE.staff }),
    foreign: await addPerson({ roleId: ROLE.staff, establishmentId: elsewhere }),
    admin: await addPerson({ roleId: ROLE.administrator }),
  };
  const { admin } = named;
  const oidc = await addPerson({ roleId: ROLE.administrator });
  await pool.query(`update users set authentication_method = 'oidc' where id = $1`, [oidc]);
  const scripts = { accessToken: admin, exportToken: admin };
  const people = { ...named, unconfirmed: admin, setUpOnly: admin, oidc, ...scripts };

  const target = await targetOf(self);
  const leftTarget = await targetOf(left);
  const elevenMinutesAgo = new Date(state.now.getTime() - 11 * 60_000);
  const long = new Date(state.now.getTime() - 60 * 24 * 60 * 60_000);
  let count = 0;

  const tokens = new Map<string, Session>();

  async function tokenOf(actor: 'accessToken' | 'exportToken'): Promise<Session> {
    const known = tokens.get(actor);
    if (known) return known;
    const token = newAccessToken();
    const later = new Date(state.now.getTime() + 24 * 60 * 60_000);
    await pool.query(
      `insert into access_tokens (user_id, name, hash, may_export, created_at, expires_at)
       values ($1, 'script', $2, $3, $4, $5)`,
      [people.admin, hashToken(token), actor === 'exportToken', state.now, later],
    );
    const session: Session = { token, kind: 'bearer' };
    tokens.set(actor, session);
    return session;
  }

  async function sessionOf(
    actor: Exclude<AnyActor, 'missing'>,
    kind: 'bearer' | 'cookie',
  ): Promise<Session | null> {
    if (actor === 'guest') return null;
    if (actor === 'swapped') {
      const { token } = await login(self, kind === 'cookie' ? 'bearer' : 'cookie');
      return { token, kind };
    }
    if (actor === 'accessToken' || actor === 'exportToken') return tokenOf(actor);
    if (actor === 'unconfirmed' || actor === 'setUpOnly') {
      const opened = { userId: people.admin, kind, now: state.now };
      const changed =
        actor === 'setUpOnly' ? { isSetUpOnly: true } : { identityConfirmedAt: elevenMinutesAgo };
      const { token } = await world.services.auth.open({ ...opened, ...changed });
      return { token, kind };
    }
    const session = await login(people[actor], kind, actor === 'dead' ? long : state.now);
    if (actor === 'revoked') await call('account.logout', undefined, { as: session });
    if (actor === 'deleted') {
      await pool.query('update users set deleted_at = $2 where id = $1', [deleted, state.now]);
    }
    return session;
  }

  const raise = (table: string, columns: string, values: unknown[]) =>
    one(
      `insert into ${table} (${columns}) values (${values.map((_, i) => `$${i + 1}`).join()}) returning id`,
      values,
    );

  async function raiseFlag(userId: number): Promise<number> {
    if (userId === MISSING) return MISSING;
    count += 1;
    const values = [userId, `test${count}`, 'S0', state.now];
    return raise('safety_flags', 'user_id, code, source, raised_at', values);
  }

  async function raiseAlert(
    userId: number,
    { acknowledgedByUserId = null }: { acknowledgedByUserId?: number | null } = {},
  ): Promise<number> {
    if (userId === MISSING) return MISSING;
    const takenAt = acknowledgedByUserId === null ? null : state.now;
    const values = [
      userId,
      'sleepyAtWheel',
      '{"week":1}',
      state.now,
      takenAt,
      acknowledgedByUserId,
    ];
    const columns = 'user_id, kind, details, raised_at, acknowledged_at, acknowledged_by_user_id';
    return raise('staff_alerts', columns, values);
  }

  /** Creates one participant per call, because the tested call ends the programme. */
  async function participantLike(
    { userId }: Target,
    { hasLeft = false }: { hasLeft?: boolean } = {},
  ): Promise<number> {
    if (userId === MISSING) return MISSING;
    const like = await addStarted(started);
    if (hasLeft) await leave(like, new Date('2025-12-20T15:00:00Z'));
    return like;
  }

  async function inviteTo({ establishmentId }: Target): Promise<number> {
    if (establishmentId === MISSING) return MISSING;
    count += 1;
    const values = [establishmentId, `invited${count}@example.test`, state.now, '2027-01-01'];
    return raise('invitations', 'establishment_id, email, created_at, expires_at', values);
  }

  async function placeLike(
    { establishmentId }: Target,
    { isDeleted = false }: { isDeleted?: boolean } = {},
  ): Promise<number> {
    if (establishmentId === MISSING) return MISSING;
    count += 1;
    const values = ['Clinic', `M-${count}`, state.now, isDeleted ? state.now : null];
    return raise('establishments', 'name, reference_code, created_at, deleted_at', values);
  }

  async function draftLike(target: Target) {
    const establishmentId = await placeLike(target);
    const draft = { kind: 'contacts' as const, establishmentId, version: 1 };
    if (establishmentId === MISSING) return { ...draft, settingId: MISSING };
    const values = [draft.kind, establishmentId, '[]', 'draft', state.now];
    const columns = 'kind, establishment_id, content, state, changed_at';
    return { ...draft, settingId: await raise('site_settings', columns, values) };
  }

  async function accountLike(
    { userId }: Target,
    { isPending = false, isDeleted = false }: { isPending?: boolean; isDeleted?: boolean } = {},
  ): Promise<number> {
    if (userId === MISSING) return MISSING;
    const made = await addPerson({ roleId: ROLE.staff });
    if (isPending) await pool.query('update users set activated_at = null where id = $1', [made]);
    if (isDeleted) {
      await pool.query('update users set deleted_at = $2 where id = $1', [made, state.now]);
    }
    return made;
  }

  async function draftAbandonment(userId: number): Promise<number> {
    if (userId === MISSING) return MISSING;
    const standing = 'select id from abandonment_answers where user_id = $1 and undone_at is null';
    const known = await one(standing, [userId]);
    if (known !== MISSING) return known;
    const columns = 'user_id, answers, instruments, locale, created_at, updated_at';
    const values = [userId, '{}', '[]', 'fr', state.now, state.now];
    return raise('abandonment_answers', columns, values);
  }

  /** Removes earlier test tokens, because a user may have at most twenty tokens. */
  const makeRoomForTokens = () => pool.query(`delete from access_tokens where name = 'made'`);

  /** Checksum of all stored data, except uses of sessions and log entries about consultations. */
  async function checksum(): Promise<string> {
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'
       and table_name not in ('sessions', 'rate_limits', 'audit_log', 'audit_details') order by 1`,
    );
    const sums = rows.map(({ name }) => {
      const row = name === 'access_tokens' ? `(to_jsonb(t) - 'last_used_at')::text` : 't::text';
      return `(select coalesce(md5(string_agg(${row}, '|' order by ${row})), '') from "${name}" t)`;
    });
    const { rows: found } = await pool.query<{ sum: string }>(
      `select md5(concat(${sums.join()})) as sum`,
    );
    return found[0]?.sum ?? '';
  }

  async function comeBack(): Promise<void> {
    await pool.query('delete from abandonment_answers where user_id = $1', [self]);
    await pool.query('delete from pauses where user_id = $1', [self]);
    await pool.query(
      'update participants set abandoned_at = null, abandoned_on = null where user_id = $1',
      [self],
    );
    await pool.query('update establishments set deleted_at = null where id = $1', [home]);
  }

  async function withdrawnPause(userId: number): Promise<number> {
    if (userId === MISSING) return MISSING;
    const columns =
      'user_id, week, starts_on, resumes_on, asked_at, asked_by_user_id, withdrawn_at';
    const values = [userId, 1, '2026-01-12', '2026-01-20', state.now, userId, state.now];
    return raise('pauses', columns, values);
  }

  const byColumn: Record<ActorName, Target> = {
    guest: target,
    dead: target,
    deactivated: target,
    self: target,
    other: target,
    left: leftTarget,
    staff: target,
    foreign: target,
    admin: target,
    missing: NOWHERE,
  };
  const targetFor = (actor: AnyActor) => byColumn[columnOf(actor)];

  return {
    ...world,
    people,
    targets: byColumn,
    withdrawnPause,
    targetFor,
    draftAbandonment,
    NOWHERE,
    sessionOf,
    raiseFlag,
    raiseAlert,
    inviteTo,
    participantLike,
    placeLike,
    draftLike,
    accountLike,
    makeRoomForTokens,
    checksum,
    comeBack,
  };
}

export type MatrixWorld = Awaited<ReturnType<typeof createMatrixWorld>>;
