import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../real-server/find-free-port.ts';
import { pressActions, typeActions, type Engine } from './engine.ts';

export const findMiniBrowser = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);

/** Without this style, the tool bar makes the page at least 447 px wide. */
const STYLE = 'headerbar *, toolbar * { min-width: 0; margin: 0; padding: 0; }\n';

/** This browser does not report console messages, so the page records errors. */
const LISTEN = `() => {
  if (window.aubeComplaints) return;
  window.aubeComplaints = [];
  addEventListener('error', (event) => window.aubeComplaints.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => window.aubeComplaints.push(String(event.reason)));
}`;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function startScreen(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '400x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, child };
}

export async function startWebKit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'aube-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), STYLE);
  const screen = await startScreen();
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    LANG: existsSync('/usr/lib/locale/fr_CA.utf8') ? 'fr_CA.UTF-8' : 'C.UTF-8',
    TZ: 'America/Toronto',
  };
  const desk = spawn('openbox', [], { env, stdio: 'ignore' });
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    throw new Error(`${path}: ${(value as { message?: string }).message ?? response.status}`);
  };
  for (let tried = 0; tried < 100; tried += 1) {
    if (await ask('GET', '/status').catch(() => null)) break;
    await delay(100);
  }
  const made = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${made.sessionId}`;
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: 390, height: 844 });
  const complaints: string[] = [];
  const execute = async (source: string, args: readonly unknown[]) =>
    (await ask('POST', `${session}/execute/sync`, {
      script: `return (async () => JSON.stringify((await (${source})(...JSON.parse(arguments[0]))) ?? null))();`,
      args: [JSON.stringify(args)],
    })) as string;
  return {
    name: 'WebKitGTK',
    version: made.capabilities.browserVersion,
    async goto(url) {
      await ask('POST', `${session}/url`, { url });
      await execute(LISTEN, []);
    },
    async run<T>(source: string, ...args: readonly unknown[]) {
      const answer = JSON.parse(await execute(source, args)) as T;
      const heard = JSON.parse(
        await execute('() => (window.aubeComplaints ?? []).splice(0)', []),
      ) as string[];
      complaints.push(...heard);
      return answer;
    },
    press: async (x, y) => {
      await ask('POST', `${session}/actions`, { actions: pressActions(x, y) });
    },
    type: async (text) => {
      await ask('POST', `${session}/actions`, { actions: typeActions(text) });
    },
    picture: async () =>
      Buffer.from((await ask('GET', `${session}/screenshot`)) as string, 'base64'),
    complaints: () => complaints,
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      for (const child of [driver, desk, screen.child]) await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
