import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { linkClass } from '../../../ui/link.tsx';
import type { ContentElement } from '../../site/content-node.ts';
import { staffPictureSize, staffPictureUrl } from './staff-pictures.ts';

function StaffPicture({ id, alt }: { id: string; alt: string }) {
  const { i18n } = useLingui();
  const url = staffPictureUrl(id, i18n.locale === 'en' ? 'en' : 'fr');
  if (url === null) return null;
  return (
    <figure className="my-6 max-w-[60rem] break-inside-avoid">
      <img
        src={url}
        alt={alt}
        {...staffPictureSize}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-card border border-edge"
      />
      <figcaption data-screen-only>
        <a href={url} className={`${linkClass} inline-block py-3 text-small`}>
          <Trans>
            Voir l’image en grand<span className="sr-only"> : {alt}</span>
          </Trans>
        </a>
      </figcaption>
    </figure>
  );
}

export const drawStaffPicture = (element: ContentElement) =>
  element.name === 'figure' ? <StaffPicture id={element.id} alt={element.alt} /> : null;
