import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pressActions, typeActions, type Engine } from './engine.ts';

const ADDRESS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const PREFERENCES = `
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "fr-CA,fr");
user_pref("media.autoplay.default", 0);
user_pref("network.captive-portal-service.enabled", false);
user_pref("remote.active-protocols", 1);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
`;

type Message = {
  id?: number;
  type: string;
  method?: string;
  message?: string;
  result?: unknown;
  params?: { level?: string; text?: string | null };
};

export async function startFirefox(binary = 'firefox-esr'): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'aube-firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const child = spawn(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    {
      env: { ...process.env, HOME: profile, TZ: 'America/Toronto' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const exited = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Firefox does not start: ${said}`)), 60_000);
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = ADDRESS.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once('error', reject);
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (why: Error) => void }
  >();
  const complaints: string[] = [];
  let calls = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method === 'log.entryAdded' && message.params?.level === 'error') {
      complaints.push(message.params.text ?? '');
    }
    const call = waiting.get(message.id ?? -1);
    if (message.type === 'success') call?.resolve(message.result);
    if (message.type === 'error') call?.reject(new Error(message.message));
  });
  const call = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      socket.send(JSON.stringify({ id: calls, method, params }));
      setTimeout(() => reject(new Error(`${method} hangs.`)), 60_000).unref();
    });
  const { capabilities } = (await call('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await call('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context ?? '';
  // Firefox before version 141 reports an error, but sets the width.
  await call('browsingContext.setViewport', {
    context,
    viewport: { width: 390, height: 844 },
  }).catch(() => undefined);
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    goto: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run<T>(source: string, ...args: readonly unknown[]) {
      const answer = (await call('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`,
        awaitPromise: true,
        target: { context },
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result?.value ?? 'null') as T;
    },
    press: async (x, y) => {
      await call('input.performActions', { context, actions: pressActions(x, y) });
    },
    type: async (text) => {
      await call('input.performActions', { context, actions: typeActions(text) });
    },
    async picture() {
      const { data } = (await call('browsingContext.captureScreenshot', { context })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
    complaints: () => complaints,
    async close() {
      socket.close();
      child.kill('SIGTERM');
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
