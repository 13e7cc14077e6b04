import { join } from 'node:path';
import { isEmailAddress, toEmailAddress } from '@aube/dictionary';
import { z } from 'zod';
import { listFolder, readJsonFile } from '../read-json-file.ts';
import { typesetTexts } from '../typography.ts';
import { line } from '../localised.ts';
import { phoneNumber } from '../phone-number.ts';

/** The rule of every address that enters. @decision D95 */
const emailAddress = z.string().overwrite(toEmailAddress);
const isReachable = z.stringFormat('email', isEmailAddress);

function contactsWith(capped: (most: number) => number) {
  const text = (most: number) => line.max(capped(most));
  const both = (most: number) => z.strictObject({ fr: text(most), en: text(most) });
  const contact = z
    .strictObject({
      code: text(60),
      name: both(120),
      detail: both(300).optional(),
      hours: both(200).optional(),
      address: both(300).optional(),
      phone: phoneNumber.extend({ display: text(60) }).optional(),
      email: emailAddress.max(capped(254)).pipe(isReachable).optional(),
      url: z
        .url({ protocol: /^https$/u })
        .max(capped(300))
        .optional(),
    })
    .refine(({ phone, email, url }) => phone ?? email ?? url, {
      error: 'has no phone, email or address',
      params: { code: 'noWayToReach' },
    });
  return z.array(contact).max(capped(12));
}

/**
 * Contacts of one place, the most useful first. Texts in files have no maximum length, because a
 * file of an earlier release must load.
 */
export const contactsSchema = contactsWith(() => Infinity);

export const editedContactsSchema = contactsWith((most) => most);

export type Contact = z.infer<typeof contactsSchema>[number];

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

/** Contacts of an establishment, without the contacts of the site. */
export function contactsOf(
  { byPlace = {}, byCode = {} }: ContactBook,
  place: { readonly id: number; readonly referenceCode: string } | null,
): readonly Contact[] {
  if (place === null) return [];
  const own = Object.hasOwn(byPlace, place.id) ? byPlace[place.id] : undefined;
  const ofFile = Object.hasOwn(byCode, place.referenceCode) ? byCode[place.referenceCode] : [];
  return own ?? ofFile ?? [];
}
