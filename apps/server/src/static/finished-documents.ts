import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { programContext, type Services, toAppError } from '@aube/api/server';
import type { Locale } from '@aube/content/locale';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { describeFault } from '../http/describe-fault.ts';
import { runProcedure } from '../run-procedure.ts';
import type { WebFile } from './web-files.ts';

export type FinishedDocuments = {
  /** Undefined for other pages, and until the documents of the published settings are made. */
  find: (locale: Locale, route: string) => WebFile | undefined;
};

type Asked = { kind: 'ask'; id: number; procedure: string; input: unknown; locale: Locale };
type Made = { kind: 'document'; locale: Locale; route: string } & Record<
  'body' | 'brotli' | 'gzip',
  Uint8Array
>;
type Failed = { kind: 'failed'; path: string; fault: unknown };

type Told = Asked | Made | Failed | { kind: 'end' };

type Deps = {
  root: string;
  services: Services;
  clock: Clock;
  log: Logger;
  /** Ends the worker when it resolves; the documents made so far are kept. */
  tooLong?: () => Promise<unknown>;
};

/** After a fault, the missing documents are made at the earliest after this time. */
const AGAIN_AFTER_MS = 600_000;

/** All documents fit into 24 MB. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 64 };

const keyOf = (locale: Locale, route: string) => `${locale} ${route}`;

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
export function createFinishedDocuments({
  root,
  services,
  clock,
  log,
  tooLong = () => delay(120_000, undefined, { ref: false }),
}: Deps): FinishedDocuments {
  const program = join(root, '.finished/make-documents.mjs');
  const isBuilt = existsSync(program);
  let documents: ReadonlyMap<string, WebFile> = new Map();
  let madeOf: number | null | undefined;
  let isWhole = false;
  let isMaking = false;
  let notBefore = 0;

  const tellFault = (fault: unknown, path?: string) => {
    isWhole = false;
    log.error({ fault: describeFault(fault), path }, 'a finished document was not made');
  };

  async function answer({ procedure, input, locale }: Asked): Promise<string> {
    const now = clock();
    const origin = { callerKind: 'guest', addressPrefix: null } as const;
    const given = { credential: null, locale, now, requestId: randomUUID(), origin };
    return JSON.stringify(await runProcedure(programContext(services, given), procedure, input));
  }

  /** Puts the documents that are missing into `made`, one after the other. */
  async function makeMissing(made: Map<string, WebFile>): Promise<void> {
    const workerData = { publicUrl: services.publicUrl, made: [...made.keys()] };
    const worker = new Worker(program, { workerData, env: {}, resourceLimits: MOST_MEMORY });
    worker.unref();
    const ended = Promise.withResolvers<void>();
    void tooLong().then(() => ended.reject(new Error('the documents take too long')));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    const send = (reply: object) => worker.postMessage(reply);
    worker.on('message', (told: Told) => {
      if (told.kind === 'end') ended.resolve();
      else if (told.kind === 'document') made.set(keyOf(told.locale, told.route), fileOf(told));
      else if (told.kind === 'failed') tellFault(told.fault, told.path);
      else
        answer(told).then(
          (json) => send({ id: told.id, json }),
          (fault: unknown) => send({ id: told.id, refused: toAppError(fault).code }),
        );
    });
    worker.once('error', ended.reject);
    worker.once('exit', () => ended.reject(new Error('the worker of the documents ended early')));
    try {
      await ended.promise;
    } finally {
      void worker.terminate();
    }
  }

  async function make(): Promise<void> {
    const publication = services.publicationInForce();
    // After a fault, the documents of the same publication stay.
    const made = new Map(madeOf === publication ? documents : []);
    isMaking = true;
    isWhole = true;
    await makeMissing(made).catch(tellFault);
    documents = made;
    madeOf = publication;
    isMaking = false;
    if (!isWhole) notBefore = performance.now() + AGAIN_AFTER_MS;
  }

  return {
    find(locale, route) {
      if (!isBuilt) return undefined;
      const isInForce = madeOf === services.publicationInForce();
      const isDue = !isInForce || (!isWhole && performance.now() >= notBefore);
      if (isDue && !isMaking) void make();
      return isInForce ? documents.get(keyOf(locale, route)) : undefined;
    },
  };
}
