import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { CrisisPanel } from '../model/definition.ts';

/** Link to help, beside a question that the person declines to answer. @decision D69 */
export function QuietHelp({ panel }: { panel: CrisisPanel }) {
  const [first] = [panel.mainLine ?? [], panel.resources]
    .flat()
    .flatMap(({ name, phone }) => (phone ? { name, phone } : []));
  return (
    <p className="border-l-4 border-line pl-4 text-ink-soft">
      <span>
        <Trans>C’est votre droit de ne pas répondre.</Trans>
      </span>{' '}
      {first ? (
        <span>
          <Trans>
            Si un jour ces pensées vous pèsent, quelqu’un écoute jour et nuit : {first.name},{' '}
            <PhoneLink phone={first.phone} />.{' '}
            <Link to="resourcePersons">Voir toutes les ressources</Link>
          </Trans>
        </span>
      ) : (
        <Link to="resourcePersons">
          <Trans>Voir où trouver de l’aide</Trans>
        </Link>
      )}
    </p>
  );
}
