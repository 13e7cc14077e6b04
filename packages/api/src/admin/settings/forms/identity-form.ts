import {
  cleanLogo,
  MOST_LOGO_CHARACTERS,
  sizeOf,
  type IdentitySetting,
  type Locale,
  type SiteContent,
} from '@aube/content';
import { typesetTexts } from '@aube/content/typography';
import { z } from 'zod';
import { longText } from '../../../primitives.ts';
import { faultsOf } from '../../record/site-settings.ts';
import { filedIdentity, identityFormOf, type IdentityForm } from '../../rules/identity-form.ts';
import type { SettingForm } from './setting-form.ts';
import { bothOf, shownLine, typedLine } from './texts.ts';

/** PNG file in base64, encoded again from its pixels; empty without a file. */
const picture = longText(MOST_LOGO_CHARACTERS)
  .refine((file) => file === '' || cleanLogo(file) !== null, { error: 'notALogo' })
  .transform((file) => cleanLogo(file) ?? '');

function form<Text extends z.ZodType<string>, File extends z.ZodType<string>>(
  text: (most: number) => Text,
  file: File,
) {
  const name = bothOf(text, 120);
  const logo = z.object({ code: text(60), name, picture: file, nightPicture: file });
  return z.object({
    name: bothOf(text, 40),
    signature: bothOf(text, 80),
    logos: z.array(logo).max(2, { error: 'tooMany' }),
  });
}

const addressOf = (file: string) => `data:image/png;base64,${file}`;

export const identityForm = {
  typed: form(typedLine, picture),
  shown: form(shownLine, z.string()),
  preview: z.object({
    name: z.string().nullable(),
    signature: z.string().nullable(),
    logos: z.array(
      z.object({
        name: z.string(),
        logo: z.string(),
        nightLogo: z.string().nullable(),
        width: z.number(),
        height: z.number(),
      }),
    ),
  }),
  formOf: (content: IdentitySetting) => identityFormOf(content),
  contentOf: (typed: IdentityForm) => filedIdentity(typed),
  previewOf(content: IdentitySetting, locale: Locale) {
    const { name, signature, logos } = typesetTexts(content);
    return {
      name: name?.[locale] ?? null,
      signature: signature?.[locale] ?? null,
      logos: logos.map((each) => ({
        name: each.name[locale],
        logo: addressOf(each.picture),
        nightLogo: each.nightPicture === undefined ? null : addressOf(each.nightPicture),
        ...sizeOf(Buffer.from(each.picture, 'base64'), '.png'),
      })),
    };
  },
  faultsOf: (content: IdentitySetting) => faultsOf('identity', content),
  /** The pictures of logos in files are left out, because the console does not edit these files. */
  inForce: ({ pages: { identity } }: SiteContent) => ({
    ...(identity?.name && { name: identity.name }),
    ...(identity?.signature && { signature: identity.signature }),
    logos: (identity?.logos ?? []).map(({ name }) => ({ name, picture: '' })),
  }),
  headlineOf: ({ name, logos }: IdentitySetting, locale: Locale) =>
    name?.[locale] ?? logos[0]?.name[locale] ?? null,
} as const satisfies SettingForm;
