import { Trans, useLingui } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import type { Programme } from '../../../lib/programme-data.ts';
import { trpc } from '../../../trpc.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { usePauseChanged } from '../pause/use-pause-changed.ts';
import { WeekDates } from '../week/week-section.tsx';

/** @decision D86 */
export function OpenWeeks({ programme }: { readonly programme: Programme }) {
  const week = programme.weeks.at(-1);
  if (!week) return null;
  const { number, kind } = week;
  return (
    <Card aria-labelledby="open-week">
      <h2 id="open-week" className="text-lead">
        <Trans>La semaine {number} est ouverte</Trans>
      </h2>
      <p className="mt-2 text-ink-soft">
        <WeekDates week={week} />
      </p>
      <p className="mt-2">
        {kind === 'check' ? (
          <Trans>Elle sert à faire le point : sept nuits à noter.</Trans>
        ) : (
          <Trans>Elle fait partie de vos deux semaines pour repartir.</Trans>
        )}
      </p>
      <p className="mt-5">
        <Link to="week" params={{ week: number }} bare className={buttonClass('primary')}>
          <Trans>Voir la semaine {number}</Trans>
        </Link>
      </p>
      {programme.canUndoOpening && !programme.person.isConsulted && <UndoOpening />}
    </Card>
  );
}

function UndoOpening() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const changed = usePauseChanged();
  const { mutate, isPending, error } = trpc.diary.undoOpening.useMutation({
    onSuccess: () => {
      announce(t`L’ouverture est annulée.`);
      changed();
    },
  });
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-ink-soft">
        <Trans>Ouverte par erreur ? Vous pouvez annuler jusqu’à minuit.</Trans>
      </p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
      <Button kind="quiet" className="mt-2" busy={isPending} onClick={() => mutate({})}>
        <Trans>Annuler l’ouverture</Trans>
      </Button>
    </div>
  );
}
