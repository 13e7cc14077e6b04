import { useLingui } from '@lingui/react';
import { pictureSize, pictureUrl } from './guide-pictures.ts';

export function ContentPicture({ id, alt }: { id: string; alt: string }) {
  const { i18n } = useLingui();
  const locale = i18n.locale === 'en' ? 'en' : 'fr';
  if (pictureUrl(id, locale, 'day') === null) return null;
  return (
    <figure className="guide-picture inline-block w-full max-w-80 align-top min-[44rem]:mr-4 min-[44rem]:w-76">
      {(['day', 'night'] as const).map((theme) => (
        <img
          key={theme}
          src={pictureUrl(id, locale, theme) ?? undefined}
          alt={alt}
          {...pictureSize}
          loading="lazy"
          decoding="async"
          data-theme-only={theme}
          className="h-auto w-full rounded-card border border-edge"
        />
      ))}
    </figure>
  );
}
