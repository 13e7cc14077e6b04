import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { z } from 'zod';
import { openCoursePieces } from '../course/course-pieces.ts';
import { readJsonFile } from '../read-json-file.ts';
import { typesetTexts } from '../typography.ts';
import type { Localised } from '../locale.ts';

const line = z.string().trim().min(1);

/** SVG is safe here, because browsers run no script of an SVG image in an `img` element. */
const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
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

/**
 * `logo`: a `data:` address for a logo from a file, or a path on this site for a published logo.
 */
export type Partner = {
  readonly name: Localised;
  readonly logo: string;
  /** Logo for dark pages. When null, dark pages show `logo` on a light plate. */
  readonly nightLogo: string | null;
};

/** A file of the site's own folder replaces the product's file. @decision D1 */
export async function readPartners(
  root: string,
  overrideDir: string | undefined,
  report: (fault: string) => void,
): Promise<readonly Partner[]> {
  const { fileOf } = openCoursePieces(root, overrideDir, 'pages');
  const read = await readJsonFile(await fileOf('partners/partners.json'), partnersSchema, report);
  const partners = (read?.data ?? []).map(async ({ name, logo }) => {
    const file = await fileOf(logo);
    const bytes = await readFile(file).catch(() => null);
    if (bytes === null) report(`${logo} is missing`);
    else if (bytes.length > MAX_BYTES) report(`${file} is larger than ${MAX_BYTES / 1000} kB`);
    const type = TYPES[extname(file)] ?? '';
    return {
      name: typesetTexts(name),
      logo: `data:${type};base64,${bytes?.toString('base64') ?? ''}`,
      nightLogo: null,
    };
  });
  return Promise.all(partners);
}
