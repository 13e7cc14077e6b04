import { hashPassword } from '@aube/auth';
import type { Connection } from '@aube/db';
import { SITE_KEY, startRealServer, type RealServer } from '../real-server/start-real-server.ts';
import { prepareGround } from './durability/ground.ts';
import type { Ground } from './durability/kill-and-compare.ts';

export const PASSWORD = 'Lune-verte-et-cailloux-7';

/**
 * Servers that share one embedded database. The first two people are an administrator and a staff
 * member.
 */
export type Site = {
  servers: readonly [RealServer, ...RealServer[]];
  dataDir: string;
  now: () => Date;
  /** `more`: further variables. `folder`: folder of another release. */
  start: (more?: Record<string, string>, port?: number, folder?: string) => Promise<RealServer>;
  participants: Ground['participants'];
  openClient: Connection['openClient'];
  stop: () => Promise<void>;
};

export const METRICS_TOKEN = 'a-token-of-the-campaigns';

export const emailOf = (n: number): string => `participant-${n}@many.test`;

export async function startSite(
  people: number,
  { servers: count = 1 }: { servers?: number } = {},
): Promise<Site> {
  const ground = await prepareGround({ writers: people });
  const client = await ground.openClient();
  await client.query(
    `insert into credentials (user_id, password_hash, changed_at) select id, $1, created_at from users`,
    [await hashPassword(PASSWORD)],
  );
  const roles: [number, number][] = [
    [1, 1],
    [2, 2],
  ];
  for (const [n, roleId] of roles) {
    await client.query(
      `update user_roles set role_id = $2 where user_id = (select id from users where email = $1)`,
      [emailOf(n), roleId],
    );
  }
  await client.end();
  const setting = () => ({
    ...ground.env,
    AUBE_SECRET_KEY: SITE_KEY,
    TRUST_PROXY: '127.0.0.1',
    METRICS_NETWORKS: '127.0.0.1',
    METRICS_TOKEN,
  });
  const others: RealServer[] = [];
  const start = async (more: Record<string, string> = {}, port?: number, folder?: string) => {
    const server = await startRealServer({
      env: { ...setting(), ...more },
      folder,
      ...(port !== undefined && { port, patienceMs: 20_000 }),
    });
    others.push(server);
    return server;
  };
  const first = await startRealServer({ env: setting() });
  await Promise.all(Array.from({ length: count - 1 }, () => start()));
  const servers: Site['servers'] = [first, ...others];
  return {
    servers,
    start,
    now: ground.now,
    dataDir: ground.env['AUBE_DATA_DIR'] ?? '',
    participants: ground.participants,
    openClient: ground.openClient,
    async stop() {
      await Promise.all([first, ...others].map((server) => server.stop()));
      await ground.leave();
    },
  };
}

let calls = 0;

/** New client address for each request, so that no limit per address is reached. */
function nextPeer(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

/** Sends JSON, or a text unchanged. @throws TimeoutError after ten seconds */
export async function send(
  url: string,
  {
    method = 'POST',
    body,
    token,
    headers = {},
  }: {
    method?: string;
    body?: unknown;
    token?: string | undefined;
    headers?: Record<string, string>;
  },
): Promise<{ status: number; text: string; headers: Headers; tookMs: number }> {
  const startedAt = performance.now();
  const response = await fetch(url, {
    method,
    headers: {
      'x-forwarded-for': nextPeer(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    headers: response.headers,
    tookMs: performance.now() - startedAt,
  };
}

export async function logIn(url: string, identifier: string, password: string) {
  const answer = await send(`${url}/api/auth/connexion`, {
    body: { courriel: identifier, mot_de_passe: password },
  });
  const { access_token: token } = JSON.parse(answer.text || '{}') as { access_token?: string };
  if (answer.status === 200 && token === undefined) throw new Error('A login gave no token.');
  return { ...answer, token };
}
