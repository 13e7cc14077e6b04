import { Trans } from '@lingui/react/macro';
import { DoorOpen } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { HoursToKeepWords } from '../nights/hours/hours-to-keep-words.tsx';
import { Step } from '../../ui/step.tsx';
import { useUndoableUntil } from './use-undoable-until.ts';
import type { Overview } from '../../lib/use-overview.ts';

/** @decision D36 */
export default function LeftStep({ overview }: { overview: Overview }) {
  const undoableUntil = useUndoableUntil(overview);
  return (
    <Step
      icon={DoorOpen}
      label={<Trans>Le programme</Trans>}
      title={
        overview.person.isConsulted ? (
          <Trans>Cette personne n’est plus dans le programme</Trans>
        ) : overview.abandonment?.isByStaff ? (
          <Trans>Votre participation au programme a pris fin</Trans>
        ) : (
          <Trans>Vous avez quitté le programme</Trans>
        )
      }
      reason={
        <>
          <HoursToKeepWords programme={overview} />{' '}
          <span>
            <Trans>Vous pouvez relire vos nuits et vos chapitres quand vous voulez.</Trans>
          </span>
          {undoableUntil && (
            <span>
              {' '}
              <Trans>Vous pouvez changer d’idée jusqu’au {undoableUntil}.</Trans>
            </span>
          )}
        </>
      }
      action={
        undoableUntil ? (
          <Link to="abandonment" bare className={buttonClass('secondary')}>
            <Trans>Reprendre le programme</Trans>
          </Link>
        ) : (
          <Link to="evolution" bare className={buttonClass('secondary')}>
            <Trans>Voir mes nuits</Trans>
          </Link>
        )
      }
    />
  );
}
