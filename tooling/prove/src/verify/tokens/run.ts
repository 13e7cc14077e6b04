import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import { between, randomOf } from '../random.ts';
import { emailOf, logIn, send, startSite, type Site } from '../site.ts';

const AT_ONCE = 16;

function findToken(dataDir: string, email: string): string | null {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return null;
  for (const file of readdirSync(folder).toSorted().toReversed()) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(email)) continue;
    const found = /reinitialisation-mot-passe\/[^/\s]+\/([\w-]{20,})/.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

async function waitForToken({ dataDir }: Site, email: string): Promise<string> {
  for (let waited = 0; waited < 60_000; waited += 250) {
    const token = findToken(dataDir, email);
    if (token !== null) return token;
    await delay(250);
  }
  throw new Error('No email came with a link.');
}

async function useAtOnce(site: Site, email: string, names: number): Promise<string | null> {
  const token = await waitForToken(site, email);
  const passwords = Array.from({ length: AT_ONCE }, (_, n) => `Rivage-calme-${names}-${n}-saule`);
  const answers = await Promise.all(
    passwords.map((password, n) =>
      send(`${site.servers[n % site.servers.length]?.url}/api/auth/reinitialisation`, {
        body: { jeton: token, mot_de_passe: password, mot_de_passe_confirmation: password },
      }),
    ),
  );
  const winners = answers.flatMap(({ status }, n) => (status < 300 ? [n] : []));
  const others = answers.filter(({ status }) => status >= 300 && status !== 422 && status !== 503);
  if (winners.length !== 1) return `${winners.length} of ${AT_ONCE} went through`;
  if (others.length > 0) return `a loser was answered ${others[0]?.status} ${others[0]?.text}`;
  const winner = winners[0] ?? 0;
  const [server] = site.servers;
  const came = await logIn(server.url, email, passwords[winner] ?? '');
  if (came.status !== 200) return `the winner's password is answered ${came.status}`;
  const lost = await logIn(server.url, email, passwords[(winner + 1) % AT_ONCE] ?? '');
  return lost.status === 200 ? "a loser's password opens the account" : null;
}

/**
 * Checks that an emailed link works only once, even when two servers get the link at the same time.
 * @source security TK-2
 */
export async function verifyTokens({ seed, count, endsAt }: Campaign): Promise<boolean> {
  const random = randomOf(seed);
  const site = await startSite(count + 2, { servers: 2 });
  const faults: string[] = [];
  let rounds = 0;
  try {
    for (let n = 3; n < count + 3; n += 1) {
      const { url } = site.servers[n % site.servers.length] ?? site.servers[0];
      await send(`${url}/api/auth/mot-passe-oublie`, { body: { courriel: emailOf(n) } });
    }
    for (let n = 3; n < count + 3 && hasTime({ endsAt }); n += 1) {
      const fault = await useAtOnce(site, emailOf(n), between(random, 1, 1e6));
      rounds += 1;
      if (fault !== null) faults.push(`round ${rounds}: ${fault}`);
    }
  } finally {
    await site.stop();
  }
  const passed = faults.length === 0 && rounds > 0;
  const figure = `${rounds - faults.length} of ${rounds} rounds of ${AT_ONCE} at once over 2 servers had one winner, seed ${seed}`;
  keepEvidence({ id: 'TK-2', figure, passed, details: { faults, rounds, seed } });
  return passed;
}
