import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeEml } from './eml.ts';
import { MailFault } from './mail-fault.ts';
import type { Mail, Transport } from './transport.ts';

const nameOf = ({ id, letter, now }: Mail): string =>
  `${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${letter.kind}-${id}.eml`;

/**
 * Writes each email as `<timestamp>-<kind>-<id>.eml`. Only the owner can read the file, because an
 * email contains valid links.
 * @decision D51
 */
export function createFileTransport({
  folder,
  from,
  print,
}: {
  folder: string;
  from: string;
  /** Called with the secret link of each email; set only for a demonstration. */
  print?: (line: string) => void;
}): Transport {
  return {
    async send(mail) {
      const eml = writeEml(mail, from);
      const name = nameOf(mail);
      try {
        await mkdir(folder, { recursive: true });
        // Writes a hidden file first, so that a program that watches the folder sees only complete
        // files.
        const draft = join(folder, `.${name}.part`);
        await writeFile(draft, eml, { mode: 0o600 });
        await rename(draft, join(folder, name));
      } catch (thrown) {
        throw new MailFault('disk', { cause: thrown });
      }
      print?.(`mail ${mail.letter.kind} → ${mail.letter.link}`);
    },
    async forget(mail) {
      await rm(join(folder, nameOf(mail)), { force: true });
    },
    async close() {
      await Promise.resolve();
    },
  };
}
