import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorld, MORNING } from '@aube/api/testing';
import { testDatabase } from '@aube/db/testing';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { createFinishedDocuments } from './finished-documents.ts';

const { services } = await createWorld(await testDatabase());

/** Asks for the name of the site, makes one document with it, fails with the next, and ends. */
const PROGRAM = `
import { parentPort, workerData } from 'node:worker_threads';
parentPort.once('message', ({ json, refused }) => {
  if (refused) throw new Error(refused);
  const body = Buffer.from(workerData.publicUrl + json + Object.keys(process.env) + workerData.made);
  parentPort.postMessage({ kind: 'document', locale: 'fr', route: '/faq', body, brotli: body, gzip: body });
  parentPort.postMessage({ kind: 'failed', path: '/a-propos', fault: new Error('no text') });
  END
});
parentPort.postMessage({ kind: 'ask', id: 1, procedure: PROCEDURE, input: undefined, locale: 'fr' });
`;

function open(procedure: string | null, end = "parentPort.postMessage({ kind: 'end' });") {
  const root = mkdtempSync(join(tmpdir(), 'aube-finished-'));
  if (procedure !== null) {
    mkdirSync(join(root, '.finished'));
    const program = PROGRAM.replace('PROCEDURE', JSON.stringify(procedure)).replace('END', end);
    writeFileSync(join(root, '.finished/make-documents.mjs'), program);
  }
  const faults: string[] = [];
  const late = Promise.withResolvers<void>();
  const log = pino({ level: 'error' }, { write: (line) => void faults.push(line) });
  const state = { publication: null as number | null };
  const documents = createFinishedDocuments({
    root,
    services: { ...services, publicationInForce: () => state.publication },
    clock: () => MORNING,
    log,
    tooLong: () => late.promise,
  });
  return { root, documents, faults, state, endPatience: late.resolve };
}

it('are made at the first question, and again after a publication', async () => {
  const { documents, state, faults } = open('programme.getIdentity');
  expect(documents.find('fr', '/faq')).toBeUndefined();
  await vi.waitFor(() => expect(documents.find('fr', '/faq')).toBeDefined(), 10_000);
  const text = documents.find('fr', '/faq')?.body.toString();
  expect(text).toContain(services.publicUrl);
  expect(text).toContain('"ownLogos":[]');
  expect(text).not.toContain('PATH');
  expect(faults).toEqual([expect.stringContaining('"path":"/a-propos"')]);
  expect(documents.find('fr', '/journal-sommeil')).toBeUndefined();
  state.publication = 1;
  expect(documents.find('fr', '/faq')).toBeUndefined();
  await vi.waitFor(() => expect(documents.find('fr', '/faq')).toBeDefined(), 10_000);
});

it('are told in the log when they are not made, and the shell is sent', async () => {
  const { documents, faults } = open('account.getMine');
  expect(documents.find('fr', '/faq')).toBeUndefined();
  await vi.waitFor(() => expect(faults).toHaveLength(1), 10_000);
  expect(documents.find('fr', '/faq')).toBeUndefined();
});

it('that are made stay when the worker does not end, and this is told in the log', async () => {
  const { documents, faults, endPatience } = open(
    'programme.getIdentity',
    'setInterval(() => {}, 1000);',
  );
  documents.find('fr', '/faq');
  await vi.waitFor(() => expect(faults).toHaveLength(1), 10_000);
  endPatience();
  await vi.waitFor(() => expect(faults).toHaveLength(2), 10_000);
  expect(documents.find('fr', '/faq')).toBeDefined();
});

it('that are made stay when a later try for the same publication fails', async () => {
  const { root, documents, faults } = open('programme.getIdentity');
  documents.find('fr', '/faq');
  await vi.waitFor(() => expect(documents.find('fr', '/faq')).toBeDefined(), 10_000);
  writeFileSync(join(root, '.finished/make-documents.mjs'), 'throw new Error("no worker");');
  const later = performance.now() + 700_000;
  const now = vi.spyOn(performance, 'now').mockReturnValue(later);
  documents.find('fr', '/faq');
  await vi.waitFor(() => expect(faults).toHaveLength(2), 10_000);
  expect(documents.find('fr', '/faq')).toBeDefined();
  now.mockRestore();
});

it('that are made are not made again when another is missing', async () => {
  const { documents, faults, state } = open('programme.getIdentity');
  documents.find('fr', '/faq');
  await vi.waitFor(() => expect(documents.find('fr', '/faq')).toBeDefined(), 10_000);
  expect(documents.find('fr', '/faq')?.body.toString()).not.toContain('fr /faq');
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 700_000);
  documents.find('fr', '/faq');
  await vi.waitFor(() => expect(faults).toHaveLength(2), 10_000);
  now.mockRestore();
  await vi.waitFor(
    () => expect(documents.find('fr', '/faq')?.body.toString()).toContain('fr /faq'),
    10_000,
  );
  state.publication = 1;
  documents.find('fr', '/faq');
  await vi.waitFor(() => expect(documents.find('fr', '/faq')).toBeDefined(), 10_000);
  expect(documents.find('fr', '/faq')?.body.toString()).not.toContain('fr /faq');
});

it('do not exist where the web was not built', () => {
  expect(open(null).documents.find('fr', '/faq')).toBeUndefined();
});
