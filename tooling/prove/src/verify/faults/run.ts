import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseProcesses, signalAll } from '../database-processes.ts';
import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import { between, randomOf, type Random } from '../random.ts';
import { emailOf, send, startSite, type Site } from '../site.ts';

const BACK_WITHIN_MS = 30_000;

let nights = 0;

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

/** @returns milliseconds until a save succeeds; null when no save succeeds in time */
async function waitUntilItSaves(url: string, site: Site): Promise<number | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < BACK_WITHIN_MS) {
    const { status } = await save(url, site);
    if (status === 200) return Math.round(performance.now() - startedAt);
    await delay(200);
  }
  return null;
}

type Finding = { figure: string; faults: string[] };

/**
 * Looks at a server without a database: each save must get 503 or 200 in time, and the process must
 * still run.
 */
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
  const pids = databaseProcesses(join(site.dataDir, 'postgres/cluster'));
  let faults: string[] = [];
  if (how === 'frozen') {
    signalAll(pids, 'SIGSTOP');
    try {
      faults = await look(url, site);
      await delay(between(random, 0, 2_000));
    } finally {
      signalAll(pids, 'SIGCONT');
    }
  } else {
    signalAll(pids.slice(0, 1), 'SIGKILL');
    faults = await look(url, site);
  }
  const backMs = await waitUntilItSaves(url, site);
  if (backMs === null) faults.push('it does not save again');
  return { figure: `database ${how}: saves again after ${backMs} ms`, faults };
}

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
  const faults = /Another program listens/.test(said) ? [] : [`it said: ${said.slice(0, 200)}`];
  return { figure: `port stolen: ended in ${tookMs} ms`, faults };
}

async function clockBack(site: Site): Promise<Finding> {
  const minuteAgo = new Date(site.now().getTime() - 60_000);
  const server = await site.start({ AUBE_CLOCK: minuteAgo.toISOString() });
  const { status } = await save(server.url, site);
  await server.stop();
  return {
    figure: `clock back a minute: a save is answered ${status}`,
    faults: status === 200 ? [] : [`a save was answered ${status}`],
  };
}

/** Checks that neither a request nor the stop of the server waits for a faulty mail server. */
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

type Talk = {
  pauseMs: number;
  greyTimes: number;
};

async function startRelay({ pauseMs, greyTimes }: Talk) {
  const taken: string[] = [];
  let refused = 0;
  const server = createServer((socket) => {
    let rest = '';
    let isInMessage = false;
    let address = '';
    const say = (line: string) =>
      setTimeout(() => socket.writable && socket.write(`${line}\r\n`), pauseMs);
    const answer = (line: string): string | null => {
      if (isInMessage && line !== '.') return null;
      if (isInMessage) taken.push(address);
      isInMessage = line.toUpperCase() === 'DATA';
      if (isInMessage) return '354 go on';
      address = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? address;
      if (/^RCPT/i.test(line) && refused < greyTimes) {
        refused += 1;
        return '450 come back later';
      }
      return /^QUIT/i.test(line) ? '221 bye' : '250 fine';
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const said = answer(line);
        if (said !== null) say(said);
      }
    });
    say('220 relay');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: (by: string) => taken.filter((each) => each === by).length,
    close: () => server.close(),
  };
}

/**
 * Checks that an email is sent only once, even when the mail server is slow or refuses the first
 * attempt.
 */
async function letterLeavesOnce(
  site: Site,
  how: 'slow' | 'greylisting',
  person: number,
): Promise<Finding> {
  const mail = await startRelay(
    how === 'slow' ? { pauseMs: 3_500, greyTimes: 0 } : { pauseMs: 0, greyTimes: 1 },
  );
  const server = await site.start({ SMTP_URL: mail.url });
  const client = await site.openClient();
  const startedAt = performance.now();
  type Row = { attempts: number; isSent: boolean };
  const look = async (): Promise<Row | undefined> => {
    const { rows } = await client.query<Row>(
      `select attempts, sent_at is not null as "isSent" from mail_outbox where to_address = $1
       order by id desc limit 1`,
      [emailOf(person)],
    );
    return rows[0];
  };
  try {
    await send(`${server.url}/api/auth/mot-passe-oublie`, { body: { courriel: emailOf(person) } });
    while (!(await look())?.isSent && performance.now() - startedAt < 150_000) await delay(500);
    const sentMs = Math.round(performance.now() - startedAt);
    await delay(how === 'slow' ? 65_000 : 3_000);
    const row = await look();
    const wanted = how === 'slow' ? 1 : 2;
    const faults = [
      ...(row?.isSent ? [] : ['the letter was never noted as sent']),
      ...(mail.taken(emailOf(person)) === 1
        ? []
        : [`${mail.taken(emailOf(person))} copies arrived`]),
      ...(row?.attempts === wanted ? [] : [`${row?.attempts} attempts`]),
    ];
    return { figure: `relay ${how}: one letter, sent after ${sentMs} ms`, faults };
  } finally {
    await client.end();
    await server.stop();
    mail.close();
  }
}

/** Mounts a small disk and returns its folder; null without root rights, which a mount needs. */
function makeSmallDisk(megabytes: number): string | null {
  const place = mkdtempSync(join(tmpdir(), 'aube-small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]);
  if (mounted.status === 0) return place;
  rmSync(place, { recursive: true });
  return null;
}

/**
 * Checks that confirmed saves survive a full disk, and that the site works again when the disk has
 * space.
 */
async function diskFull(): Promise<Finding> {
  const place = makeSmallDisk(400);
  if (place === null) return { figure: 'database full: not tried, it takes root', faults: [] };
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = place;
  const small = await startSite(5).finally(() => {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  });
  try {
    const [{ url }] = small.servers;
    const faults: string[] = [];
    let kept: number | null = null;
    const filler = join(place, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
    const client = await small.openClient();
    client.on('error', () => undefined);
    for (let turn = 0; turn < 6; turn += 1) {
      await client
        .query(`create table fill${turn} as select repeat('x', 900) from generate_series(1, 4000)`)
        .catch(() => undefined);
    }
    let refusals = 0;
    for (let turn = 0; turn < 15; turn += 1) {
      const answer = await save(url, small).catch((thrown: unknown) => (thrown as Error).name);
      if (typeof answer === 'string') faults.push(`a save hung (${answer})`);
      else if (answer.status === 200) kept = nights % 60;
      else if (answer.status === 503) refusals += 1;
      else faults.push(`a save was answered ${answer.status}`);
      await delay(150);
    }
    rmSync(filler);
    const startedAt = performance.now();
    const read = async (): Promise<number | null | undefined> => {
      const reader = await small.openClient();
      try {
        const { rows } = await reader.query<{ minutes: number | null }>(
          'select sleep_onset_latency_minutes as minutes from diary_days where id = $1',
          [small.participants[2]?.openDayIds[0]],
        );
        return rows[0]?.minutes;
      } finally {
        await reader.end();
      }
    };
    let found: number | null | undefined;
    while (found === undefined && performance.now() - startedAt < BACK_WITHIN_MS) {
      found = await read().catch(() => undefined);
      await delay(200);
    }
    if (kept !== null && found !== kept) faults.push(`kept ${kept}, found ${found}`);
    const backMs = await waitUntilItSaves(url, small);
    if (backMs === null) faults.push('it does not save again');
    await client.end().catch(() => undefined);
    return { figure: `database full: ${refusals} of 15 saves refused, saves again`, faults };
  } finally {
    await small.stop();
    spawnSync('umount', [place]);
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Causes one fault after another. During a fault the server must answer in time, and afterwards
 * recover.
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
    () => diskFull(),
  ];
  // These tests run only once, because each test waits for a second attempt to send an email.
  const patient = [
    () => letterLeavesOnce(site, 'slow', 4),
    () => letterLeavesOnce(site, 'greylisting', 5),
  ];
  try {
    for (let round = 0; round < count && hasTime({ endsAt }); round += 1) {
      for (const fault of faults) findings.push(await fault());
    }
    // The server is stopped, so that only the server of the test sends the emails.
    await site.servers[0].stop();
    for (const fault of patient) findings.push(await fault());
  } finally {
    await site.stop();
  }
  const found = findings.flatMap(({ figure, faults: wrong }) =>
    wrong.map((each) => `${figure}: ${each}`),
  );
  for (const line of found.slice(0, 10)) console.log(`  ${line}`);
  const figure = `${findings.length} faults around a server: ${findings.map((each) => each.figure).join('; ')}; ${found.length} wrong, seed ${seed}`;
  const passed = found.length === 0 && findings.length >= faults.length + patient.length;
  keepEvidence({ id: 'FT-1', figure, passed, details: { findings, seed } });
  return passed;
}
