import { readFile } from 'node:fs/promises';
import { type Cli, givenPath } from './cli.ts';
import { CliFailure, EXIT } from './failure.ts';

export type TextFile = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' };

const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;

/**
 * Decodes UTF-8, UTF-16 (Excel's « Texte Unicode ») or Windows-1252 (older programs). Text in
 * Windows-1252 is almost never valid UTF-8.
 */
export function decodeText(bytes: Uint8Array): TextFile {
  if (isUtf16(bytes))
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

const PACKED = Buffer.from('PK\u0003\u0004', 'latin1');

/**
 * Prints a note when the file is not UTF-8.
 * @throws CliFailure when the file cannot be read
 */
export async function readTextFile(cli: Cli, path: string): Promise<string> {
  const { t, terminal } = cli;
  const bytes = await readFile(givenPath(cli, path)).catch((thrown: NodeJS.ErrnoException) => {
    throw new CliFailure(t.failures.unreadableFile(path, thrown.code ?? ''), {
      exitCode: EXIT.misused,
      code: 'FILE_UNREADABLE',
    });
  });
  if (bytes.subarray(0, PACKED.length).equals(PACKED)) {
    throw new CliFailure(t.failures.packedFile(path), {
      exitCode: EXIT.misused,
      code: 'FILE_UNREADABLE',
    });
  }
  const { text, encoding } = decodeText(bytes);
  if (encoding !== 'UTF-8') terminal.note(t.failures.otherEncoding(path, encoding));
  return text;
}
