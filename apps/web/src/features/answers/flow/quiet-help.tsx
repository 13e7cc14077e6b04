import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';
import { CrisisNumbers } from '../../site/crisis-line.tsx';
import type { CrisisPanel } from '../model/definition.ts';

/** @decision D69 */
export function QuietHelp({ panel: { mainLine } }: { panel: CrisisPanel }) {
  return (
    <p className="border-l-4 border-line pl-4 text-ink-soft">
      <span>
        <Trans>C’est votre droit de ne pas répondre.</Trans>
      </span>{' '}
      {mainLine && (
        <span>
          <Line line={mainLine} />
        </span>
      )}{' '}
      <Link to="resourcePersons">
        <Trans>Voir où trouver de l’aide</Trans>
      </Link>
    </p>
  );
}

function Line({ line }: { line: NonNullable<CrisisPanel['mainLine']> }) {
  const numbers = <CrisisNumbers line={line} />;
  return line.isAlwaysOpen ? (
    <Trans>Si un jour ces pensées vous pèsent, quelqu’un écoute jour et nuit : {numbers}.</Trans>
  ) : (
    <Trans>Si un jour ces pensées vous pèsent, {numbers}.</Trans>
  );
}
