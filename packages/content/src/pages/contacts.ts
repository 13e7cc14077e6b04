import { join } from 'node:path';
import { z } from 'zod';
import { listFolder, readJsonFile } from '../read-json-file.ts';
import { typesetTexts } from '../typography.ts';
import { line, shortLine, shortLocalised } from '../localised.ts';
import { phoneNumber } from '../phone-number.ts';

const contactSchema = z
  .strictObject({
    code: shortLine(60),
    name: shortLocalised(120),
    detail: shortLocalised(300).optional(),
    hours: shortLocalised(200).optional(),
    address: shortLocalised(300).optional(),
    phone: phoneNumber.optional(),
    email: z.email().max(254).optional(),
    url: z
      .url({ protocol: /^https$/u })
      .max(300)
      .optional(),
  })
  .refine(({ phone, email, url }) => phone ?? email ?? url, {
    error: 'has no phone, email or address',
    params: { code: 'noWayToReach' },
  });

/** Contacts of one place, the most useful first. */
export const contactsSchema = z.array(contactSchema).max(12);

export type Contact = z.infer<typeof contactSchema>;

export type ContactBook = {
  /** Contacts from files. Key: reference code of the establishment. */
  readonly byCode?: Readonly<Record<string, readonly Contact[]>>;
  /** Contacts published in the console. Key: id of the establishment. */
  readonly byPlace?: Readonly<Record<number, readonly Contact[]>>;
  /** Contacts of the whole site, for everybody. */
  readonly ofSite?: readonly Contact[];
};

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
  const read = await readJsonFile(file, z.record(line, contactsSchema), report);
  return { byCode: typesetTexts(read?.data ?? {}) };
}

/** Contacts of an establishment itself, without the contacts of the site. */
export function contactsOf(
  { byPlace = {}, byCode = {} }: ContactBook,
  place: { readonly id: number; readonly referenceCode: string } | null,
): readonly Contact[] {
  if (place === null) return [];
  const own = Object.hasOwn(byPlace, place.id) ? byPlace[place.id] : undefined;
  const ofFile = Object.hasOwn(byCode, place.referenceCode) ? byCode[place.referenceCode] : [];
  return own ?? ofFile ?? [];
}
