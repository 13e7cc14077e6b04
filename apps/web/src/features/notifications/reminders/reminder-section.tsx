import { Trans, useLingui } from '@lingui/react/macro';
import { clockWords } from '../../../lib/clock-words.ts';
import { useConsultedId } from '../../../lib/consulting.ts';
import { trpc } from '../../../trpc.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useHashTarget } from '../../prose/use-hash-target.ts';
import { ReminderForm, type Reminders } from './reminder-form.tsx';

const frame = 'rounded-card border bg-raised px-5';

/** Reminders by letter: what stands, in a line, and the way to change it; staff only read. @decision D36 D44 */
export function ReminderSection() {
  const consultedId = useConsultedId();
  const reminders = trpc.notifications.getReminders.useQuery(
    consultedId === null ? {} : { userId: consultedId },
  );
  return (
    <section aria-labelledby="reminders" className="mb-10">
      <QueryView query={reminders} lines={2}>
        {(known) =>
          known.hasLeft || known.end === 'finished' || consultedId !== null ? (
            <ReminderState reminders={known} isOwn={consultedId === null} />
          ) : (
            <Changeable reminders={known} />
          )
        }
      </QueryView>
    </section>
  );
}

function Title() {
  return (
    <h2 id="reminders" className="text-body">
      <Trans>Rappels par courriel</Trans>
    </h2>
  );
}

function StateWords({ reminders: { isOn, time, end } }: { reminders: Reminders }) {
  const { i18n } = useLingui();
  if (isOn && end !== null) return <Trans>Arrêtés</Trans>;
  const hour = clockWords(time, i18n.locale);
  return isOn ? <Trans>Activés, à {hour}</Trans> : <Trans>Désactivés</Trans>;
}

function Changeable({ reminders }: { reminders: Reminders }) {
  useHashTarget(true);
  return (
    <Disclosure
      id="rappels"
      className={frame}
      title={
        <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <Title />
          <span className="text-small font-normal text-ink-soft">
            <StateWords reminders={reminders} />
          </span>
        </span>
      }
    >
      <ReminderForm reminders={reminders} />
    </Disclosure>
  );
}

function ReminderState({ reminders, isOwn }: { reminders: Reminders; isOwn: boolean }) {
  return (
    <div className={`${frame} border-line py-4`}>
      <Title />
      <p className="mt-1 text-ink-soft">
        {!reminders.hasLeft && reminders.end === 'finished' ? (
          <Trans>Les semaines du programme sont passées : les rappels sont terminés.</Trans>
        ) : !reminders.hasLeft ? (
          <StateWords reminders={reminders} />
        ) : isOwn ? (
          <Trans>Vous avez quitté le programme : les rappels se sont arrêtés.</Trans>
        ) : (
          <Trans>Cette personne a quitté le programme : les rappels se sont arrêtés.</Trans>
        )}
      </p>
    </div>
  );
}
