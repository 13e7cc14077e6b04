import { Trans } from '@lingui/react/macro';
import { Link, linkClass } from '../../../ui/link.tsx';
import type { CrisisPanel } from '../model/definition.ts';

/** Link to help, beside a question that the person declines to answer. @decision D69 */
export function QuietHelp({ panel }: { panel: CrisisPanel }) {
  const [first] = panel.resources.flatMap(({ name, phone }) => (phone ? { name, phone } : []));
  return (
    <p className="border-l-4 border-line pl-4 text-ink-soft">
      <Trans>C’est votre droit de ne pas répondre.</Trans>{' '}
      {first ? (
        <Trans>
          Si un jour ces pensées vous pèsent, quelqu’un écoute jour et nuit : {first.name},{' '}
          <a href={`tel:${first.phone.tel}`} className={linkClass}>
            {first.phone.display}
          </a>
          . <Link to="resourcePersons">Voir toutes les ressources</Link>
        </Trans>
      ) : (
        <Link to="resourcePersons">
          <Trans>Voir où trouver de l’aide</Trans>
        </Link>
      )}
    </p>
  );
}
