import { describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeText, readTextFile } from './read-text-file.ts';
import { cliOf } from './testing/cli-of.ts';

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from('né à Québec')],
    ['UTF-8', Buffer.from('\uFEFFné à Québec')],
    ['Windows-1252', Buffer.from('né à Québec', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFné à Québec', 'utf16le')],
  ])('in %s is read, without its mark', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: 'né à Québec', encoding });
  });

  it('is not that of a workbook', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aube-text-'));
    const path = join(folder, 'nuits.xlsx');
    writeFileSync(path, Buffer.from('PK\u0003\u0004 and so on', 'latin1'));
    const fault = { code: 'FILE_UNREADABLE', exitCode: 2 };
    const read = readTextFile(cliOf(), path);
    await expect(read).rejects.toMatchObject(fault);
    await expect(read).rejects.toThrow('a workbook or an archive, not a CSV file');
    rmSync(folder, { recursive: true });
  });
});
