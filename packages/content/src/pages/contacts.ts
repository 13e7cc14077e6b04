import { join } from 'node:path';
import { z } from 'zod';
import { listFolder, readJsonFile } from '../read-json-file.ts';
import { typesetTexts } from '../typography.ts';
import { line, localised } from '../localised.ts';

const contactSchema = z.strictObject({
  code: line,
  name: localised,
  detail: localised.optional(),
  hours: localised.optional(),
  phone: z
    .strictObject({ display: line, tel: z.string().regex(/^\+?\d{3,15}$/u, 'must be digits') })
    .optional(),
  email: z.email().optional(),
  url: z.url({ protocol: /^https$/u }).optional(),
});

export type Contact = z.infer<typeof contactSchema>;
/** Key: reference code of the establishment. */
export type ContactBook = Readonly<Record<string, readonly Contact[]>>;

const FOLDER = 'contacts';
const FILE = 'contacts.json';

/** A file `contacts/contacts.json` of the site replaces the product's file. */
export async function readContacts(
  root: string,
  overrideDir: string | undefined,
  report: (fault: string) => void,
): Promise<ContactBook> {
  const isTheirs =
    overrideDir !== undefined && (await listFolder(join(overrideDir, FOLDER))).includes(FILE);
  const file = join(isTheirs ? overrideDir : root, FOLDER, FILE);
  const read = await readJsonFile(file, z.record(line, z.array(contactSchema)), report);
  for (const { code, phone, email, url } of Object.values(read?.data ?? {}).flat()) {
    if (!phone && !email && !url) report(`${file}: ${code} has no phone, email or address`);
  }
  return typesetTexts(read?.data ?? {});
}

export function contactsOf(book: ContactBook, referenceCode: string | null): readonly Contact[] {
  return referenceCode !== null && Object.hasOwn(book, referenceCode)
    ? (book[referenceCode] ?? [])
    : [];
}
