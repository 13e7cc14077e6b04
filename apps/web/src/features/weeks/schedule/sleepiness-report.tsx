import { Trans } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { useStoreWeek } from './use-store-week.ts';

type SleepinessReportProps = {
  readonly week: DiaryWeek;
  /** A flag locks the schedule already. */
  readonly isLocked: boolean;
  readonly onReported: () => void;
};

/** Reports sleepiness at the wheel between two weekly questions. @decision D69 */
export function SleepinessReport({ week, isLocked, onReported }: SleepinessReportProps) {
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutate, isPending, error } = trpc.diary.answerSleepiness.useMutation({
    onSuccess: (changed) => {
      storeWeek(changed);
      onReported();
    },
  });
  return (
    <Disclosure className="mt-4 border-0" title={<Trans>Vous avez eu sommeil au volant ?</Trans>}>
      <p>
        {isLocked ? (
          <Trans>
            Si vous avez lutté contre le sommeil en conduisant, ou à un poste dangereux, dites-le :
            l’équipe sera avertie. En cas d’erreur, vous pourrez corriger jusqu’à la fin de la
            journée.
          </Trans>
        ) : (
          <Trans>
            Si vous avez lutté contre le sommeil en conduisant, ou à un poste dangereux, dites-le :
            votre horaire sera suspendu et l’équipe sera avertie. En cas d’erreur, vous pourrez
            corriger jusqu’à la fin de la journée.
          </Trans>
        )}
      </p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
      <Button
        kind="secondary"
        className="mt-3"
        busy={isPending}
        onClick={() => mutate({ weekId: week.id, isSleepy: true })}
      >
        <Trans>Oui, j’ai eu sommeil</Trans>
      </Button>
    </Disclosure>
  );
}
