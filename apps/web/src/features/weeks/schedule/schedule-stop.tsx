import { canScheduleCome, isDiaryOver, pauseOn, stopReasons } from '@aube/api/rules';
import { schedule } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Tonight } from '../../nights/tonight.tsx';
import { useStoreWeek } from './use-store-week.ts';

const stopId = 'heures-avant';
const focusStop = () => catchFocus(() => document.getElementById(stopId));

type ScheduleStopProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
};

/** @decision D78 */
export function ScheduleStop({ programme, week }: ScheduleStopProps) {
  if (programme.abandonment !== null || programme.weeks.at(-1)?.id !== week.id) return null;
  if (week.availability === 'stopped' && week.stopped) {
    return <Stopped programme={programme} stopped={week.stopped} />;
  }
  if (!week.schedule || programme.person.isConsulted) return null;
  return <Stop isEnded={isDiaryOver(programme)} />;
}

function Stop({ isEnded }: { readonly isEnded: boolean }) {
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutate, isPending, error } = trpc.diary.stopSchedule.useMutation({
    onSuccess: (changed) => {
      storeWeek(changed);
      focusStop();
    },
  });
  return (
    <div className="mt-4" data-screen-only>
      <Button id={stopId} kind="quiet" busy={isPending} onClick={() => mutate({})}>
        <Trans>Revenir à mes heures d’avant</Trans>
      </Button>
      <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
      <p className="mt-2 text-small text-ink-soft">
        {isEnded ? (
          <Trans>
            Ces heures ne seront plus affichées, et l’équipe le voit. Vous pourrez les reprendre
            jusqu’à minuit.
          </Trans>
        ) : (
          <Trans>
            L’horaire s’arrête tout de suite et l’équipe le voit. Vous pourrez le reprendre jusqu’à
            minuit.
          </Trans>
        )}
      </p>
    </div>
  );
}

type StoppedProps = {
  readonly programme: Programme;
  readonly stopped: NonNullable<DiaryWeek['stopped']>;
};

function Stopped({ programme, stopped }: StoppedProps) {
  const isOwn = !programme.person.isConsulted;
  return (
    <div id={stopId} tabIndex={-1} className="mt-4 outline-none">
      <Banner kind="attention" title={<Trans>Vous avez repris vos heures d’avant</Trans>}>
        {isOwn && stopped.canUndo && <Undo />}
        <Tonight wakeTime={stopped.wakeTime} />
        <p className="mt-4">
          {!canScheduleCome({ ...programme, diaryWeek: programme.diaryWeek + 1 }, false) ? (
            <Trans>Aucun autre horaire ne vous sera proposé.</Trans>
          ) : pauseOn(programme.pauses, programme.today) !== null ? (
            <Trans>
              Pendant la pause, aucune nuit n’est attendue. À votre retour, vous pourrez choisir un
              nouvel horaire, calculé à partir de vos nuits.
            </Trans>
          ) : (
            <Trans>
              Continuez à noter vos nuits : la semaine prochaine, vous pourrez choisir un nouvel
              horaire, calculé à partir d’elles.
            </Trans>
          )}
        </p>
        {isOwn && <Why stopped={stopped} />}
      </Banner>
    </div>
  );
}

function Undo() {
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutate, isPending, error } = trpc.diary.undoStop.useMutation({
    onSuccess: (changed) => {
      storeWeek(changed);
      focusStop();
    },
  });
  return (
    <>
      <Button kind="secondary" className="mt-3" busy={isPending} onClick={() => mutate({})}>
        <Trans>Annuler et reprendre mon horaire</Trans>
      </Button>
      <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
    </>
  );
}

function Why({ stopped }: Pick<StoppedProps, 'stopped'>) {
  const text = useFieldText();
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutate, isPending, error, isSuccess, variables } = trpc.diary.stopSchedule.useMutation({
    onSuccess: storeWeek,
  });
  const told = error ? null : variables?.reason;
  return (
    <div className="mt-4">
      <Chips
        legend={<Trans>Pourquoi ?</Trans>}
        hint={<Trans>Facultatif. L’équipe verra votre réponse.</Trans>}
        options={stopReasons.map((value) => ({
          value,
          label: text(schedule.fields.stoppedReason.codes[value].label),
        }))}
        value={told ?? stopped.reason}
        onChange={(reason) => {
          if (!isPending) mutate({ reason });
        }}
      />
      <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
      <output className="mt-2 block text-small empty:hidden">
        {isSuccess && <Trans>Merci, c’est noté.</Trans>}
      </output>
    </div>
  );
}
