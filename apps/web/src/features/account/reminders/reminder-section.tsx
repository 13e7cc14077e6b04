import { clockWords } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useConsultedId } from '../../../lib/consulting.ts';
import { trpc } from '../../../trpc.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { ReminderForm, type Reminders } from './reminder-form.tsx';

/** @decision D36 D44 */
export function ReminderSection() {
  const consultedId = useConsultedId();
  const reminders = trpc.notifications.getReminders.useQuery(
    consultedId === null ? {} : { userId: consultedId },
  );
  return (
    <QueryView query={reminders} lines={2}>
      {(known) => <KnownReminders reminders={known} isOwn={consultedId === null} />}
    </QueryView>
  );
}

function KnownReminders({ reminders, isOwn }: { reminders: Reminders; isOwn: boolean }) {
  const { hasLeft, end } = reminders;
  if (hasLeft) {
    return (
      <p>
        {isOwn ? (
          <Trans>Vous avez quitté le programme : les rappels se sont arrêtés.</Trans>
        ) : (
          <Trans>Cette personne a quitté le programme : les rappels se sont arrêtés.</Trans>
        )}
      </p>
    );
  }
  return (
    <>
      {end === 'finished' && (
        <p className="mb-3">
          <Trans>Les semaines du programme sont terminées : il n’y a plus de rappels.</Trans>
        </p>
      )}
      <p className="mb-3 font-medium empty:hidden">
        <StateWords reminders={reminders} />
      </p>
      {isOwn && <ReminderForm reminders={reminders} />}
    </>
  );
}

function StateWords({ reminders }: { reminders: Reminders }) {
  const { i18n } = useLingui();
  const { isOn, isReviewOn, isCheckOn, time, end } = reminders;
  if (isCheckOn && (end === 'finished' || (!isOn && !isReviewOn))) {
    return <Trans>Un courriel tous les trois mois après la semaine 25</Trans>;
  }
  if (end === 'finished') return null;
  if ((isOn || isReviewOn) && end !== null) return <Trans>Arrêtés</Trans>;
  const hour = clockWords(time, i18n.locale);
  if (isOn) return <Trans>Activés, à {hour}</Trans>;
  return isReviewOn ? (
    <Trans>Bilan de la semaine seulement, à {hour}</Trans>
  ) : (
    <Trans>Désactivés</Trans>
  );
}
