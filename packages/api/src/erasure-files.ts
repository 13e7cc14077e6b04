import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const entry = z.strictObject({
  userId: z.int().positive(),
  /** Null for somebody who is no participant. */
  participantCode: z.string().nullable(),
  erasedAt: z.iso.datetime(),
  /** The transaction failed after the line was written: nobody was erased. */
  isCancelled: z.literal(true).optional(),
});

/** One line of the list of erasures. It names nobody: a number, a code, an instant. */
type ErasureEntry = z.infer<typeof entry>;

/** What an erasure leaves and takes outside the database. */
export type ErasureFiles = {
  /** Adds a line to the list and waits until it is on the disk. */
  append: (entry: ErasureEntry) => Promise<void>;
  /** Every erasure that was carried out, the oldest first. */
  list: () => Promise<ErasureEntry[]>;
  /** Takes away the letters to these addresses that a site without a mail server keeps as files. */
  forgetLetters: (addresses: readonly string[]) => Promise<void>;
};

const addressOf = (eml: string) => /^To: <?([^\s<>]+)>?\r?$/im.exec(eml)?.[1]?.toLowerCase();

/**
 * The list of erasures in the data folder, `erasures.jsonl`: after a backup is restored,
 * `aube erasures replay` erases the same people again. @decision D63
 */
export function createErasureFiles(dataDir: string): ErasureFiles {
  const file = join(dataDir, 'erasures.jsonl');
  const mail = join(dataDir, 'mail');
  return {
    async append(line) {
      await mkdir(dataDir, { recursive: true });
      const handle = await open(file, 'a', 0o600);
      try {
        await handle.appendFile(`${JSON.stringify(line)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    async list() {
      const text = await readFile(file, 'utf8').catch((thrown: unknown) => {
        if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return '';
        throw thrown;
      });
      const lines = text.split('\n').filter((line) => line !== '');
      const byPerson = new Map<number, ErasureEntry>();
      for (const line of lines) {
        const read = entry.parse(JSON.parse(line));
        if (read.isCancelled) byPerson.delete(read.userId);
        else byPerson.set(read.userId, read);
      }
      return [...byPerson.values()];
    },
    async forgetLetters(addresses) {
      const wanted = new Set(addresses.map((address) => address.toLowerCase()));
      const names = await readdir(mail).catch(() => []);
      for (const name of names.filter((one) => one.endsWith('.eml'))) {
        const path = join(mail, name);
        const address = addressOf(await readFile(path, 'utf8'));
        if (address !== undefined && wanted.has(address)) await rm(path, { force: true });
      }
    },
  };
}

/** For a process that has no data folder, as a test's: nothing is kept. */
export const noErasureFiles: ErasureFiles = {
  append: () => Promise.resolve(),
  list: () => Promise.resolve([]),
  forgetLetters: () => Promise.resolve(),
};
