import { Trans } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { DiaryWeek } from '../../diary/programme-data.ts';
import { Tonight } from './tonight.tsx';
import { useStoreWeek } from './use-store-week.ts';

type SleepyAtWheelProps = {
  readonly week: DiaryWeek;
  readonly isConsulted: boolean;
};

/** While a yes to the weekly question holds: what to do tonight, and until when. @decision D33 D69 */
export function SleepyAtWheel({ week, isConsulted }: SleepyAtWheelProps) {
  return (
    <Banner kind="attention" title={<Trans>Votre sécurité passe d’abord</Trans>}>
      <p className="mt-1">
        <Trans>
          Merci de l’avoir dit. Ne conduisez pas quand vous avez sommeil, et dormez plus longtemps
          si vous en avez besoin.
        </Trans>
      </p>
      <Tonight wakeTime={week.suspendedWakeTime} />
      <p className="mt-4">
        <Trans>
          Votre horaire est suspendu jusqu’à ce que l’équipe en ait parlé avec vous, ou que vous
          ayez répondu « non » à cette question deux autres semaines. L’équipe est avertie, mais ne
          le voit pas toujours tout de suite.
        </Trans>
      </p>
      {week.isSleepinessCorrectable && !isConsulted && <Correction week={week} />}
    </Banner>
  );
}

function Correction({ week }: { readonly week: DiaryWeek }) {
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutate, isPending, error } = trpc.diary.answerSleepiness.useMutation({
    onSuccess: storeWeek,
  });
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p>
        <Trans>
          Vous avez répondu « oui » par erreur ? Vous pouvez corriger votre réponse aujourd’hui.
          L’équipe verra la correction.
        </Trans>
      </p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
      <Button
        kind="secondary"
        className="mt-3"
        busy={isPending}
        onClick={() => mutate({ weekId: week.id, isSleepy: false })}
      >
        <Trans>Corriger : ma réponse est « non »</Trans>
      </Button>
    </div>
  );
}
