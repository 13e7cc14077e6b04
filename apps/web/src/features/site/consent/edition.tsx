import { Trans } from '@lingui/react/macro';
import type { ContentPage } from '../content-node.ts';

type EditionProps = { readonly edition: ContentPage['edition'] };

/** @decision D62 */
export function Edition({ edition }: EditionProps) {
  // An older server sends no edition.
  if (!edition) return null;
  const { version, publishedOn } = edition;
  return (
    <p className="mt-8 text-ink-soft">
      <Trans>
        Version {version}, publiée le {publishedOn}.
      </Trans>
    </p>
  );
}
