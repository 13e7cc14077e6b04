import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { ElementOf } from '../../site/content-node.ts';
import { Prose } from '../../site/content-nodes.tsx';

/** @decision D72 */
export function Recording({ recording }: { recording: ElementOf<'audio'> }) {
  const id = useId();
  const { label, url, children } = recording;
  const [hasFailed, setFailed] = useState(false);
  return (
    <section
      aria-labelledby={id}
      className="recording my-8 rounded-card border border-edge bg-raised px-5 pt-4.5 pb-2"
    >
      <h3 id={id} className="text-lead">
        {label}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the text of the recording is on the page */}
      <audio
        controls
        preload="none"
        src={url}
        aria-labelledby={id}
        className="mt-4 w-full"
        onError={() => setFailed(true)}
        onPlaying={() => setFailed(false)}
        data-screen-only
      />
      {hasFailed && (
        <p role="alert" className="mt-2 text-attention">
          <Trans>
            L’enregistrement n’a pas pu être lu. La connexion est peut-être coupée. Son texte est
            ci-dessous.
          </Trans>
        </p>
      )}
      <Disclosure
        title={<Trans>Lire le texte de l’enregistrement</Trans>}
        className="mt-3 border-0"
      >
        <Prose nodes={children} />
      </Disclosure>
    </section>
  );
}
