import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import { between, randomOf, type Random } from '../random.ts';
import { emailOf, send, startSite, type Site } from '../site.ts';

/** How long the site may take to be itself again once the fault is over. */
const BACK_WITHIN_MS = 30_000;

/** The embedded database's postmaster and all that it started. */
function databaseProcesses(dataDir: string): number[] {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid');
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === postmaster;
      } catch {
        return false;
      }
    });
  return [postmaster, ...children.map(Number)];
}

const signal = (pids: readonly number[], name: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended by itself.
    }
  }
};

let nights = 0;

/** Saves a night of the first participant: the status, and how long it took. */
async function save(url: string, { participants }: Pick<Site, 'participants'>) {
  const person = participants[2];
  nights += 1;
  return send(`${url}/api/jours-journal-sommeil/${person?.openDayIds[0]}`, {
    method: 'PUT',
    token: person?.token,
    body: {
      heure_extinction_lumieres: '22:30',
      duree_endormissement: nights % 60,
      nombre_reveils: 2,
      duree_eveil: 20,
      heure_reveil: '06:15',
      heure_sortie_lit: '06:30',
      siestes: [],
    },
  });
}

/** Until a save is taken again. @returns how long that took, in ms; null when it was too long */
async function waitUntilItSaves(url: string, site: Site): Promise<number | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < BACK_WITHIN_MS) {
    const { status } = await save(url, site);
    if (status === 200) return Math.round(performance.now() - startedAt);
    await delay(200);
  }
  return null;
}

/** What a fault showed, and what was wrong about it. */
type Finding = { figure: string; faults: string[] };

/** Saves while the database cannot: each is answered 503 in time, and the process lives. */
async function look(url: string, site: Site): Promise<string[]> {
  const faults: string[] = [];
  const answers = await Promise.all([save(url, site), save(url, site)]).catch(
    (thrown: unknown) => (thrown as Error).name,
  );
  if (typeof answers === 'string') faults.push(`a save hung (${answers})`);
  else
    for (const { status } of answers)
      if (status !== 503 && status !== 200) faults.push(`a save was answered ${status}`);
  const alive = await send(`${url}/healthz`, { method: 'GET' });
  if (alive.status !== 200 || alive.tookMs > 1_000) {
    faults.push(`/healthz: ${alive.status} in ${Math.round(alive.tookMs)} ms`);
  }
  return faults;
}

async function databaseFaults(
  site: Site,
  how: 'frozen' | 'killed',
  random: Random,
): Promise<Finding> {
  const [{ url }] = site.servers;
  const pids = databaseProcesses(site.dataDir);
  let faults: string[] = [];
  if (how === 'frozen') {
    signal(pids, 'SIGSTOP');
    try {
      faults = await look(url, site);
      await delay(between(random, 0, 2_000));
    } finally {
      signal(pids, 'SIGCONT');
    }
  } else {
    signal(pids.slice(0, 1), 'SIGKILL');
    faults = await look(url, site);
  }
  const backMs = await waitUntilItSaves(url, site);
  if (backMs === null) faults.push('it does not save again');
  return { figure: `database ${how}: saves again after ${backMs} ms`, faults };
}

/** The port that the server wants is somebody else's: it says so and ends. */
async function portStolen(site: Site): Promise<Finding> {
  const thief = createServer().listen(0, '127.0.0.1');
  await once(thief, 'listening');
  const { port } = thief.address() as AddressInfo;
  const startedAt = performance.now();
  const said = await site.start({}, port).then(
    () => 'it started',
    (thrown: unknown) => (thrown as Error).message,
  );
  thief.close();
  const tookMs = Math.round(performance.now() - startedAt);
  const faults = /EADDRINUSE|in use|taken/i.test(said) ? [] : [`it said: ${said.slice(0, 200)}`];
  return { figure: `port stolen: ended in ${tookMs} ms`, faults };
}

/** A server whose clock is an hour behind takes what the other one does. */
async function clockBack(site: Site): Promise<Finding> {
  const server = await site.start({ AUBE_CLOCK: '2026-01-20T14:00:00Z' });
  const { status } = await save(server.url, site);
  await server.stop();
  return {
    figure: `clock back an hour: a save is answered ${status}`,
    faults: status === 200 ? [] : [`a save was answered ${status}`],
  };
}

/** A mail server that refuses, or takes the call and says nothing: requests and the stop do not wait for it. */
async function relay(site: Site, how: 'refusing' | 'silent'): Promise<Finding> {
  const mail = createServer((socket) => {
    if (how === 'refusing') socket.destroy();
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(mail, 'listening');
  const { port } = mail.address() as AddressInfo;
  const server = await site.start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const asked = await send(`${server.url}/api/auth/mot-passe-oublie`, {
    body: { courriel: emailOf(3) },
  });
  await delay(3_000);
  const ready = await send(`${server.url}/readyz`, { method: 'GET' });
  const startedAt = performance.now();
  await server.stop();
  const stopMs = Math.round(performance.now() - startedAt);
  mail.close();
  const faults = [
    ...(asked.status < 300 && asked.tookMs < 3_000
      ? []
      : [`a request: ${asked.status} in ${Math.round(asked.tookMs)} ms`]),
    ...(ready.status === 200 ? [] : [`/readyz: ${ready.status}`]),
    ...(stopMs < 11_000 ? [] : [`it stopped after ${stopMs} ms`]),
  ];
  return { figure: `relay ${how}: stopped in ${stopMs} ms`, faults };
}

/**
 * What breaks around a server, one fault after the other: it answers in time meanwhile, and is itself when the fault is over.
 * A full disk under the log is a test of `apps/server/src/process.test.ts`.
 * @source security FT-2 FT-3 FT-6
 */
export async function verifyFaults({ seed, count, endsAt }: Campaign): Promise<boolean> {
  const random = randomOf(seed);
  const site = await startSite(5);
  const findings: Finding[] = [];
  const faults = [
    () => databaseFaults(site, 'frozen', random),
    () => databaseFaults(site, 'killed', random),
    () => portStolen(site),
    () => clockBack(site),
    () => relay(site, 'refusing'),
    () => relay(site, 'silent'),
  ];
  try {
    for (let round = 0; round < count && hasTime({ endsAt }); round += 1) {
      for (const fault of faults) findings.push(await fault());
    }
  } finally {
    await site.stop();
  }
  const found = findings.flatMap(({ figure, faults: wrong }) =>
    wrong.map((each) => `${figure}: ${each}`),
  );
  for (const line of found.slice(0, 10)) console.log(`  ${line}`);
  const figure = `${findings.length} faults around a server: ${findings.map((each) => each.figure).join('; ')}; ${found.length} wrong, seed ${seed}`;
  const passed = found.length === 0 && findings.length >= faults.length;
  keepEvidence({ id: 'FT-1', figure, passed, details: { findings, seed } });
  return passed;
}
