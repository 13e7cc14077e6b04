import { z } from 'zod';
import { locales } from '../../locale.ts';
import { line } from '../../localised.ts';
import type { Identity } from '../../pages/identity.ts';
import { pictureAddress, sizeOf } from '../../pages/pictures.ts';
import { typesetTexts } from '../../typography.ts';
import { isLegibleOn, LOGO_GROUNDS, type Colour } from '../logos/logo-legibility.ts';
import { MOST_LOGO_CHARACTERS, pixelsOf } from '../logos/read-logo.ts';
import type { SettingKindRules, SiteContent } from '../setting-kind.ts';

const both = (most: number) =>
  z.strictObject({ fr: line.max(most), en: line.max(most) }).optional();

const fault = (code: string) => ({ error: code, params: { code } });
/** Refuses signs that would make a sender's name look like an address. */
const senderLine = line.max(40).refine((name) => !/[@<>"]/u.test(name), fault('notASender'));
const picture = z.string().min(1).max(MOST_LOGO_CHARACTERS);
const logo = z.strictObject({
  /** Name, also used as the alternative text of the logo. */
  name: z.strictObject({ fr: line.max(120), en: line.max(120) }),
  picture,
  /** Picture for dark pages. Without this picture, dark pages show `picture` on a light ground. */
  nightPicture: picture.optional(),
});

const schema = z.strictObject({
  /**
   * Name of the site: shown below « Aube » in the header and on paper, and used as the sender of
   * emails.
   */
  name: z.strictObject({ fr: senderLine, en: senderLine }).optional(),
  /** Line at the end of each email. */
  signature: both(80),
  /** When the list is empty, the logos of the files are shown. */
  logos: z.array(logo).max(2),
});

export type IdentitySetting = z.infer<typeof schema>;
export type LogoSetting = IdentitySetting['logos'][number];

type LogoFault = { field: 'picture' | 'nightPicture'; code: string };

function logoFaults({ picture: day, nightPicture: night }: LogoSetting): LogoFault[] {
  const look = (field: LogoFault['field'], file: string, grounds: [Colour, string][]) => {
    if (file === '') return [];
    const pixels = pixelsOf(file);
    if (pixels === null) return [{ field, code: 'notALogo' }];
    const unread = grounds.find(([ground]) => !isLegibleOn(pixels, ground));
    return unread ? [{ field, code: unread[1] }] : [];
  };
  return [
    ...look('picture', day, [
      [LOGO_GROUNDS.day, 'paleByDay'],
      ...(night === undefined ? [[LOGO_GROUNDS.plate, 'paleOnPlate'] as [Colour, string]] : []),
    ]),
    ...(night === undefined
      ? []
      : look('nightPicture', night, [[LOGO_GROUNDS.night, 'darkByNight']])),
  ];
}

const plainName = (name: string) => name.toLocaleLowerCase().replaceAll(/\s+/gu, ' ');

/** Languages in which an earlier logo has the same name. */
const sameNames = ({ name }: LogoSetting, earlier: readonly LogoSetting[]) =>
  locales.filter((locale) =>
    earlier.some((other) => plainName(other.name[locale]) === plainName(name[locale])),
  );

const editedSchema = schema.superRefine(({ logos }, ctx) => {
  logos.forEach((each, index) => {
    for (const locale of sameNames(each, logos.slice(0, index))) {
      const path = ['logos', index, 'name', locale];
      ctx.addIssue({ code: 'custom', path, message: 'sameName', params: { code: 'sameName' } });
    }
    for (const { field, code } of logoFaults(each)) {
      const path = ['logos', index, field];
      ctx.addIssue({ code: 'custom', path, message: code, params: { code } });
    }
  });
});

function lay({ name, signature, logos }: IdentitySetting, files: SiteContent): SiteContent {
  const pictures: Record<string, string> = {};
  const serve = (file: string): string => {
    const address = pictureAddress(Buffer.from(file, 'base64'), '.png');
    pictures[address] = file;
    return address;
  };
  const partners = logos.map((each) => ({
    name: typesetTexts(each.name),
    logo: serve(each.picture),
    nightLogo: each.nightPicture === undefined ? null : serve(each.nightPicture),
    ...sizeOf(Buffer.from(each.picture, 'base64'), '.png'),
  }));
  const identity: Identity = {
    name: name ? typesetTexts(name) : null,
    signature: signature ? typesetTexts(signature) : null,
    logos: partners,
  };
  const { pages } = files;
  return {
    ...files,
    pages: {
      ...pages,
      identity,
      partners: partners.length > 0 ? partners : pages.partners,
      pictures: { ...pages.pictures, ...pictures },
    },
  };
}

/** Name and logos of the site, and the signature of its emails. */
export const identity = {
  scope: 'site',
  schema,
  editedSchema,
  lay,
} as const satisfies SettingKindRules;
