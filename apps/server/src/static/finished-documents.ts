import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { programContext, type Services } from '@aube/api/server';
import type { Locale } from '@aube/content/locale';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { describeFault } from '../http/describe-fault.ts';
import { runProcedure } from '../run-procedure.ts';
import type { WebFile } from './web-files.ts';

export type FinishedDocuments = {
  /** Undefined for other pages, and until the documents of the published settings are made. */
  find: (path: string) => WebFile | undefined;
};

type Asked = { kind: 'ask'; id: number; procedure: string; input: unknown; locale: Locale };
type Made = { kind: 'document'; path: string } & Record<'body' | 'brotli' | 'gzip', Uint8Array>;

type Told = Asked | Made | { kind: 'end' };

type Deps = { root: string; services: Services; clock: Clock; log: Logger };

/** After a fault, the documents are made again at the earliest after this time. */
const AGAIN_AFTER_MS = 60_000;

const buffer = (bytes: Uint8Array) => Buffer.from(bytes);

function fileOf({ body, brotli, gzip }: Made): WebFile {
  return {
    type: 'text/html; charset=utf-8',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isHashed: false,
    body: buffer(body),
    brotli: buffer(brotli),
    gzip: buffer(gzip),
  };
}

/**
 * Documents of the pages that a guest reads, drawn by a worker with the texts that the site
 * publishes. They are made at the first question, and again after a publication.
 * @decision pages#finished-documents
 */
export function createFinishedDocuments({ root, services, clock, log }: Deps): FinishedDocuments {
  const program = join(root, '.finished/make-documents.mjs');
  const isBuilt = existsSync(program);
  let documents: ReadonlyMap<string, WebFile> = new Map();
  let madeOf: number | null | undefined;
  let isMaking = false;
  let notBefore = 0;

  async function answer({ procedure, input, locale }: Asked): Promise<string> {
    const now = clock();
    const origin = { callerKind: 'guest', addressPrefix: null } as const;
    const given = { credential: null, locale, now, requestId: randomUUID(), origin };
    return JSON.stringify(await runProcedure(programContext(services, given), procedure, input));
  }

  function makeAll(): Promise<Map<string, WebFile>> {
    const made = new Map<string, WebFile>();
    const worker = new Worker(program, { workerData: { publicUrl: services.publicUrl } });
    worker.unref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    const send = (reply: { id: number; json: string }) => worker.postMessage(reply);
    return new Promise<Map<string, WebFile>>((resolve, reject) => {
      worker.on('message', (told: Told) => {
        if (told.kind === 'end') resolve(made);
        else if (told.kind === 'document') made.set(told.path, fileOf(told));
        else answer(told).then((json) => send({ id: told.id, json }), reject);
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the worker of the documents ended early')));
    }).finally(() => void worker.terminate());
  }

  async function make(): Promise<void> {
    const publication = services.publicationInForce();
    documents = await makeAll();
    madeOf = publication;
  }

  function makeInBackground(): void {
    if (isMaking || performance.now() < notBefore) return;
    isMaking = true;
    make()
      .catch((fault: unknown) => {
        notBefore = performance.now() + AGAIN_AFTER_MS;
        log.error({ fault: describeFault(fault) }, 'the finished documents were not made');
      })
      .finally(() => (isMaking = false));
  }

  return {
    find(path) {
      if (!isBuilt) return undefined;
      if (madeOf === services.publicationInForce() && documents.size > 0)
        return documents.get(path);
      makeInBackground();
      return undefined;
    },
  };
}
