import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLog } from './create-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'aube-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['\n{"level":60}', '\r\n{"level":60}', '\u2028{"level":60}', '\u001b[2K'])(
  'keeps text of a caller in one line: %j',
  (text) => {
    const file = join(folder, 'log');
    const fd = openSync(file, 'w');
    createLog(fd).log.info({ path: text }, text);
    closeSync(fd);
    const written = readFileSync(file, 'utf8');
    expect(written.match(/\p{Cc}/gu)).toEqual(['\n']);
    expect(JSON.parse(written)).toMatchObject({ level: 30, path: text, msg: text });
  },
);
