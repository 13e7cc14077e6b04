import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../ui/banner.tsx';
import { Tonight } from './tonight.tsx';

type SleepyAtWheelProps = {
  /** Rise time of the last schedule in force. */
  readonly wakeTime: number | null;
};

/** While a yes to the weekly question holds: advice for tonight, and its end. @decision D33 D69 */
export function SleepyAtWheel({ wakeTime }: SleepyAtWheelProps) {
  return (
    <Banner kind="attention" title={<Trans>Votre sécurité passe d’abord</Trans>}>
      <p className="mt-1">
        <Trans>
          Merci de l’avoir dit. Ne conduisez pas quand vous avez sommeil, et dormez plus longtemps
          si vous en avez besoin.
        </Trans>
      </p>
      <Tonight wakeTime={wakeTime} />
      <p className="mt-4">
        {wakeTime === null ? (
          <Trans>
            Aucun horaire ne sera proposé avant que l’équipe en ait parlé avec vous, ou que vous
            ayez répondu « non » à cette question deux autres semaines.
          </Trans>
        ) : (
          <Trans>
            Votre horaire est suspendu jusqu’à ce que l’équipe en ait parlé avec vous, ou que vous
            ayez répondu « non » à cette question deux autres semaines.
          </Trans>
        )}{' '}
        <Trans>L’équipe est avertie, mais ne le voit pas toujours tout de suite.</Trans>
      </p>
    </Banner>
  );
}
