import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const entry = z.strictObject({
  userId: z.int().positive(),
  /** Null for somebody who is no participant; a backup older than the codes draws new ones. */
  participantCode: z.string().nullable(),
  /** Where they were followed, and when their account was made: lines of earlier releases lack both. */
  establishmentId: z.int().positive().nullish(),
  createdAt: z.iso.datetime().optional(),
  erasedAt: z.iso.datetime(),
  /** Written by earlier releases when a transaction failed. */
  isCancelled: z.literal(true).optional(),
});

/** One line of the list of erasures. It names nobody: numbers, a code, instants. */
export type ErasureEntry = z.infer<typeof entry>;

/** A letter of the outbox, as its file is named after it. */
export type OwnLetter = { id: number; kind: string; toAddress: string };

/** What of an erased person's letters stands, or stood, outside the database. */
export type ErasedMail = { addresses: string[]; letters: OwnLetter[] };

/** What an erasure leaves and takes outside the database. */
export type ErasureFiles = {
  /** Adds a line to the list and waits until it is on the disk. */
  append: (entry: ErasureEntry) => Promise<void>;
  /** Every erasure of the list, the oldest first; and the numbers of the lines that cannot be read. */
  list: () => Promise<{ entries: ErasureEntry[]; unreadable: number[] }>;
  /** Takes away the letters that a site without a mail server keeps as files. */
  forgetLetters: (mail: ErasedMail) => Promise<void>;
};

const parsed = (line: string): ErasureEntry | null => {
  try {
    return entry.parse(JSON.parse(line));
  } catch {
    return null;
  }
};

/** A number alone is not one person's: a database that was restored gives it anew. */
const personOf = ({ userId, createdAt }: ErasureEntry) => `${userId} ${createdAt ?? ''}`;

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
        // What a crash left of a line before stays a line of its own.
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

/** For a process that has no data folder, as a test's: nothing is kept. */
export const noErasureFiles: ErasureFiles = {
  append: () => Promise.resolve(),
  list: () => Promise.resolve({ entries: [], unreadable: [] }),
  forgetLetters: () => Promise.resolve(),
};
