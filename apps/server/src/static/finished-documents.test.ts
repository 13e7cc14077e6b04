import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorld, MORNING } from '@aube/api/testing';
import { testDatabase } from '@aube/db/testing';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { createFinishedDocuments } from './finished-documents.ts';
import { isForGuest } from './web-door.ts';

const { services } = await createWorld(await testDatabase());

/** Asks for the name of the site, and makes one document with it. */
const PROGRAM = `
import { parentPort, workerData } from 'node:worker_threads';
parentPort.once('message', ({ json }) => {
  const body = Buffer.from(workerData.publicUrl + json);
  parentPort.postMessage({ kind: 'document', path: '/faq', body, brotli: body, gzip: body });
  parentPort.postMessage({ kind: 'end' });
});
parentPort.postMessage({ kind: 'ask', id: 1, procedure: PROCEDURE, input: undefined, locale: 'fr' });
`;

function open(procedure: string | null) {
  const root = mkdtempSync(join(tmpdir(), 'aube-finished-'));
  if (procedure !== null) {
    mkdirSync(join(root, '.finished'));
    const program = PROGRAM.replace('PROCEDURE', JSON.stringify(procedure));
    writeFileSync(join(root, '.finished/make-documents.mjs'), program);
  }
  const faults: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void faults.push(line) });
  const state = { publication: null as number | null };
  const documents = createFinishedDocuments({
    root,
    services: { ...services, publicationInForce: () => state.publication },
    clock: () => MORNING,
    log,
  });
  return { documents, faults, state };
}

it('are made at the first question, and again after a publication', async () => {
  const { documents, state } = open('programme.getIdentity');
  expect(documents.find('/faq')).toBeUndefined();
  await vi.waitFor(() => expect(documents.find('/faq')).toBeDefined(), 10_000);
  const text = documents.find('/faq')?.body.toString();
  expect(text).toContain(services.publicUrl);
  expect(text).toContain('"ownLogos":[]');
  expect(documents.find('/journal-sommeil')).toBeUndefined();
  state.publication = 1;
  expect(documents.find('/faq')).toBeUndefined();
  await vi.waitFor(() => expect(documents.find('/faq')).toBeDefined(), 10_000);
});

it('are told in the log when they are not made, and the shell is sent', async () => {
  const { documents, faults } = open('account.getMine');
  expect(documents.find('/faq')).toBeUndefined();
  await vi.waitFor(() => expect(faults).toHaveLength(1), 10_000);
  expect(documents.find('/faq')).toBeUndefined();
});

it('do not exist where the web was not built', () => {
  expect(open(null).documents.find('/faq')).toBeUndefined();
});

const SESSION = '__Host-auth._token.local';

it.each([
  [undefined, '', true],
  ['langue=fr', '', true],
  [`x${SESSION}=a`, '', true],
  [`${SESSION}=a`, '', false],
  [`langue=fr; ${SESSION}=a`, '', false],
  [undefined, '?etablissement=refuse', false],
])('with the cookie %s and the search %s: for a guest %s', (cookie, search, isGuest) => {
  expect(isForGuest(cookie, SESSION, search)).toBe(isGuest);
});
