import { Trans } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { focusSchedule } from './focus-schedule.ts';
import { useStoreWeek } from './use-store-week.ts';

type SleepinessCorrectionProps = {
  readonly week: DiaryWeek;
  readonly isConsulted: boolean;
};

/**
 * Takes back a mistaken « oui » on sleepiness, until its day ends, even if other flags lock the
 * schedule. @decision D69
 */
export function SleepinessCorrection({ week, isConsulted }: SleepinessCorrectionProps) {
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutate, isPending, error } = trpc.diary.answerSleepiness.useMutation({
    onSuccess: (changed) => {
      storeWeek(changed);
      focusSchedule();
    },
  });
  if (!week.isSleepinessCorrectable || isConsulted) return null;
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
