import { Trans } from '@lingui/react/macro';
import { HeartHandshake } from 'lucide-react';
import { useId } from 'react';
import { linkClass } from '../../../ui/link.tsx';
import { WholeNumbers } from '../../../ui/whole-numbers.tsx';
import type { CrisisPanel } from '../model/definition.ts';

type CrisisHelpProps = {
  readonly panel: CrisisPanel;
  readonly isAboutMood?: boolean;
  readonly heading?: 'h2' | 'h3' | 'h4';
};

/** The panel takes no focus, so that the person can continue to answer. @decision D33 */
export function CrisisHelp({
  panel,
  isAboutMood = false,
  heading: Heading = 'h2',
}: CrisisHelpProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border-2 border-attention bg-raised p-5 sm:p-6"
    >
      <Heading id={id} className="flex items-start gap-3 text-lead">
        <HeartHandshake aria-hidden className="mt-1 size-6 shrink-0 text-attention" />
        {panel.title}
      </Heading>
      <p className="mt-3">
        {isAboutMood ? (
          <Trans>
            Des personnes sont là pour vous écouter, maintenant, jour et nuit, sans frais. Ce site
            n’est pas un service d’urgence.
          </Trans>
        ) : (
          panel.text
        )}
      </p>
      <ul className="mt-4">
        {panel.resources.map((resource) => (
          <li key={resource.code} className="border-t border-line py-4">
            <p className="font-medium">{resource.name}</p>
            {resource.detail && <p className="text-small text-ink-soft">{resource.detail}</p>}
            <p className="flex flex-wrap gap-x-6">
              {resource.phone && (
                <a href={`tel:${resource.phone.tel}`} className={contactClass}>
                  <Trans>
                    Appeler le <WholeNumbers text={resource.phone.display} />
                  </Trans>
                </a>
              )}
              {resource.text && (
                <a href={`sms:${resource.text.tel}`} className={contactClass}>
                  <Trans>
                    Texter le <WholeNumbers text={resource.text.display} />
                  </Trans>
                </a>
              )}
              {resource.url && (
                <a href={resource.url} className={contactClass}>
                  <Trans>Ouvrir le site</Trans>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const contactClass = `${linkClass} inline-block min-h-11 py-2 text-lead font-bold`;
