import { useLingui } from '@lingui/react';
import { findPicture } from './guide-pictures.ts';

/** A picture that the site knows by its name, in the language and the theme on the screen; an unknown one is nothing. */
export function ContentPicture({ id, alt }: { id: string; alt: string }) {
  const { i18n } = useLingui();
  const size = findPicture(id);
  if (!size) return null;
  const locale = i18n.locale === 'en' ? 'en' : 'fr';
  return (
    <figure className="guide-picture">
      {(['day', 'night'] as const).map((theme) => (
        <img
          key={theme}
          src={`/guide/${id}.${locale}.${theme}.webp`}
          alt={alt}
          {...size}
          loading="lazy"
          decoding="async"
          data-theme-only={theme}
        />
      ))}
    </figure>
  );
}
