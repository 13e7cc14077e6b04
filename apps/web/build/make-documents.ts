import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { i18n } from '@lingui/core';
import type { FinishedPage } from '../src/lib/finished-answers.ts';
import { type Locale, pathIn } from '../src/lib/locale.ts';
import { pageTitles } from '../src/lib/page-titles.ts';
import { siteDescription } from '../src/lib/site-description.ts';
import { routes } from '../src/routes.ts';
import { fillFrame } from '../src/finished/document.ts';
import { shellTexts } from './shell-texts.ts';
import { anyToken, drawnPath, finishedIds } from '../src/finished/finished-screens.ts';
import { type Ask, renderPage } from '../src/finished/render-page.tsx';

/** Program of a worker thread of the server: makes the finished documents and then ends. */
const { publicUrl, made } = workerData as {
  readonly publicUrl: string;
  /** Documents that need not be made again, as language and route. */
  readonly made: readonly string[];
};

const compressed = promisify(brotliCompress);
const zipped = promisify(gzip);
const locales: readonly Locale[] = ['fr', 'en'];
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

type Modules = Record<Locale, string[]>;
type Listed = { path: string; modules: Modules; guestModules?: Modules };
const { routes: listed } = JSON.parse(read('../routes.json')) as { routes: readonly Listed[] };

const tell = (message: object) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);

type Reply = { id: number; json: string } | { id: number; refused: string };

const waiting = new Map<number, (reply: Reply) => void>();
let asked = 0;

const ask: Ask = (procedure, input, locale) => {
  asked += 1;
  tell({ kind: 'ask', id: asked, procedure, input, locale });
  return new Promise((resolve, reject) =>
    waiting.set(asked, (reply) => {
      if ('json' in reply) resolve(JSON.parse(reply.json));
      else reject(new Error(`${procedure} was refused: ${reply.refused}`));
    }),
  );
};

parentPort?.on('message', (reply: Reply) => {
  waiting.get(reply.id)?.(reply);
  waiting.delete(reply.id);
});

type Content = { readonly title: string; readonly summary: string };

/** Published text whose title is the heading of the page. */
function contentOf({ html, answers }: FinishedPage & { html: string }): Content | undefined {
  const texts = answers
    .filter(([key]) => JSON.stringify(key).includes('"getPage"'))
    .map(([, text]) => text as Content);
  return texts.find(({ title }) => html.includes(`>${title}</h1>`));
}

async function makeOne(
  id: (typeof finishedIds)[number],
  locale: Locale,
  path: string,
): Promise<void> {
  const page = { id, locale, ...(await renderPage(path, ask)) };
  const content = contentOf(page);
  const row = listed.find(({ path: each }) => each === routes[id].path);
  const body = Buffer.from(
    fillFrame(read(`${locale}.html`), {
      page,
      path: path.replace(`/${anyToken}`, ''),
      title: `${content?.title ?? i18n._(pageTitles[id])} – Aube`,
      description: content?.summary ?? siteDescription[locale],
      noScript: shellTexts[locale][path.includes(anyToken) ? 'link' : 'readable'],
      publicUrl,
      scripts: (row?.guestModules ?? row?.modules)?.[locale] ?? [],
    }),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const [brotli, gzipped] = await Promise.all([compressed(body, { params }), zipped(body)]);
  tell({ kind: 'document', route: routes[id].path, locale, body, brotli, gzip: gzipped });
}

for (const id of finishedIds) {
  for (const locale of locales) {
    if (made.includes(`${locale} ${routes[id].path}`)) continue;
    const path = pathIn(locale, drawnPath(id));
    await makeOne(id, locale, path).catch((fault: unknown) =>
      tell({ kind: 'failed', path, fault: String(fault instanceof Error ? fault.stack : fault) }),
    );
  }
}
// Open channels of the application keep the thread alive, so the server must end the thread.
tell({ kind: 'end' });
