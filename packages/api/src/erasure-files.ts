import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const entry = z.strictObject({
  userId: z.int().positive(),
  /**
   * Null when the person is not a participant. The code may change: a restored backup without codes
   * gives each participant another code.
   */
  participantCode: z.string().nullable(),
  /** `establishmentId` and `createdAt` are absent in lines of earlier releases. */
  establishmentId: z.int().positive().nullish(),
  createdAt: z.iso.datetime().optional(),
  erasedAt: z.iso.datetime(),
  isCancelled: z.literal(true).optional(),
});

export type ErasureEntry = z.infer<typeof entry>;

export type OwnLetter = { id: number; kind: string; toAddress: string };

export type ErasedMail = { addresses: string[]; letters: OwnLetter[] };

export type ErasureFiles = {
  /** Adds a line to the list and waits until the line is written to the disk. */
  append: (entry: ErasureEntry) => Promise<void>;
  /** Erasures, oldest first, and the line numbers of unreadable lines. */
  list: () => Promise<{ entries: ErasureEntry[]; unreadable: number[] }>;
  forgetLetters: (mail: ErasedMail) => Promise<void>;
};

const parsed = (line: string): ErasureEntry | null => {
  try {
    return entry.parse(JSON.parse(line));
  } catch {
    return null;
  }
};

/**
 * The id alone does not identify a person, because a restored database can give the id to another
 * person.
 */
const personOf = ({ userId, createdAt }: ErasureEntry) => `${userId} ${createdAt ?? ''}`;

const addressOf = (eml: string) => /^To: <?([^\s<>]+)>?\r?$/im.exec(eml)?.[1]?.toLowerCase();

/**
 * The list of erasures in the data folder, `erasures.jsonl`. After a restore, `aube erasures
 * replay` erases the same people again.
 * @decision D63
 */
export function createErasureFiles(dataDir: string): ErasureFiles {
  const file = join(dataDir, 'erasures.jsonl');
  const mail = join(dataDir, 'mail');
  return {
    async append(line) {
      await mkdir(dataDir, { recursive: true });
      const handle = await open(file, 'a', 0o600);
      try {
        // Each line begins with a line break, so that an incomplete line after a crash stays
        // separate.
        await handle.appendFile(`\n${JSON.stringify(line)}\n`);
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
      const byPerson = new Map<string, ErasureEntry>();
      const unreadable: number[] = [];
      for (const [index, line] of text.split('\n').entries()) {
        if (line === '') continue;
        const read = parsed(line);
        if (!read) unreadable.push(index + 1);
        else if (read.isCancelled) byPerson.delete(personOf(read));
        else byPerson.set(personOf(read), read);
      }
      return { entries: [...byPerson.values()], unreadable };
    },
    async forgetLetters({ addresses, letters }) {
      const own = new Set(addresses);
      const names = await readdir(mail).catch(() => []);
      for (const name of names.filter((one) => one.endsWith('.eml'))) {
        const path = join(mail, name);
        const address = addressOf(await readFile(path, 'utf8'));
        const isLetter = letters.some(
          ({ id, kind, toAddress }) =>
            name.endsWith(`-${kind}-${id}.eml`) && toAddress.toLowerCase() === address,
        );
        if (isLetter || (address !== undefined && own.has(address)))
          await rm(path, { force: true });
      }
    },
  };
}

export const noErasureFiles: ErasureFiles = {
  append: () => Promise.resolve(),
  list: () => Promise.resolve({ entries: [], unreadable: [] }),
  forgetLetters: () => Promise.resolve(),
};
