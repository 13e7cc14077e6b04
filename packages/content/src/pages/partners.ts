import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { z } from 'zod';
import { openCoursePieces } from '../course/course-pieces.ts';
import { readJsonFile } from '../read-json-file.ts';
import { typesetTexts } from '../typography.ts';
import type { Localised } from '../locale.ts';
import { pictureAddress, type Pictures, sizeOf } from './pictures.ts';

const line = z.string().trim().min(1);

const MAX_BYTES = 40_000;

/** @source specification §1 */
const partnersSchema = z
  .array(
    z.strictObject({
      name: z.strictObject({ fr: line, en: line }),
      logo: z.string().regex(/^(?:[\w-]+\/)+[\w-][\w.-]*\.(?:svg|png|webp)$/u, 'must be a picture'),
    }),
  )
  .length(2);

export type Partner = {
  readonly name: Localised;
  readonly logo: string;
  /** Logo for dark pages. When null, dark pages show `logo` on a light plate. */
  readonly nightLogo: string | null;
  readonly width: number;
  readonly height: number;
};

/** A file of the site's own folder replaces the product's file. @decision D1 */
export async function readPartners(
  root: string,
  overrideDir: string | undefined,
  report: (fault: string) => void,
): Promise<{ partners: readonly Partner[]; pictures: Pictures }> {
  const { fileOf } = openCoursePieces(root, overrideDir, 'pages');
  const read = await readJsonFile(await fileOf('partners/partners.json'), partnersSchema, report);
  const pictures: Record<string, string> = {};
  const partners = (read?.data ?? []).map(async ({ name, logo }) => {
    const file = await fileOf(logo);
    const bytes = await readFile(file).catch(() => null);
    if (bytes === null) report(`${logo} is missing`);
    else if (bytes.length > MAX_BYTES) report(`${file} is larger than ${MAX_BYTES / 1000} kB`);
    const picture = bytes ?? Buffer.alloc(0);
    const address = pictureAddress(picture, extname(file));
    pictures[address] = picture.toString('base64');
    return {
      name: typesetTexts(name),
      logo: address,
      nightLogo: null,
      ...sizeOf(picture, extname(file)),
    };
  });
  return { partners: await Promise.all(partners), pictures };
}
