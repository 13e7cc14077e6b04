import type { Locale, PageLibrary } from '@aube/content';
import type { LetterSender } from '@aube/mailer';

/** Sender of the site's emails in one language. Values that the site has not set are left out. */
export function senderOf(
  { identity, pictures }: Pick<PageLibrary, 'identity' | 'pictures'>,
  locale: Locale,
): Partial<LetterSender> {
  if (identity === null) return {};
  const { name, signature, logos } = identity;
  return {
    ...(name && { name: name[locale] }),
    ...(signature && { signature: signature[locale] }),
    logos: logos.flatMap(({ name: logoName, logo }) => {
      const png = pictures[logo];
      return png ? [{ name: logoName[locale], png: Buffer.from(png, 'base64') }] : [];
    }),
  };
}
