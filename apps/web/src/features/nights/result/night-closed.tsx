import { addDays, pauseOn } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { CalendarClock, CalendarOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import type { DiaryDay, Programme } from '../../../lib/programme-data.ts';

type NightClosedProps = {
  readonly programme: Programme;
  readonly day: DiaryDay | null;
  readonly date: string;
};

/** @decision D31 D36 */
export default function NightClosed({ programme, day, date }: NightClosedProps) {
  const dates = useDates();
  const isToCome = day ? day.status === 'upcoming' : date > programme.today;
  if (programme.person.isConsulted && day?.status === 'due') {
    return (
      <Closed icon={CalendarClock}>
        <Trans>Cette nuit n’est pas encore notée. Seule la personne elle-même peut le faire.</Trans>
      </Closed>
    );
  }
  if (!programme.takesEntries) {
    return (
      <Closed icon={CalendarOff}>
        <Trans>
          Le programme est arrêté : aucune nouvelle nuit ne peut être notée. Celles qui sont notées
          peuvent toujours être lues.
        </Trans>
      </Closed>
    );
  }
  if (isToCome && programme.abandonment !== null) {
    return (
      <Closed icon={CalendarOff}>
        <Trans>
          Cette nuit est à venir, et le programme est arrêté : elle ne sera pas demandée.
        </Trans>
      </Closed>
    );
  }
  if (!day && pauseOn(programme.pauses, addDays(date, -1)) !== null) {
    return (
      <Closed icon={CalendarOff}>
        <Trans>Le programme est en pause à cette date : aucune nuit n’est attendue.</Trans>
      </Closed>
    );
  }
  if (isToCome) {
    return (
      <Closed icon={CalendarClock}>
        {day ? (
          <Trans>
            Cette nuit est à venir. Elle pourra être notée à partir du matin du {dates.day(date)}.
          </Trans>
        ) : (
          <Trans>Cette nuit est à venir. Elle pourra être notée quand sa semaine commencera.</Trans>
        )}
      </Closed>
    );
  }
  if (!day) {
    return (
      <Closed icon={CalendarOff}>
        <Trans>Le programme n’a pas de nuit à cette date.</Trans>
      </Closed>
    );
  }
  return (
    <Closed icon={CalendarOff}>
      <Trans>
        Cette nuit pouvait être notée jusqu’à la fin du {dates.day(day.lastEditableOn)}. Passé trois
        jours, le souvenir d’une nuit n’est plus assez sûr. Une nuit sans réponse n’efface rien du
        reste de la semaine.
      </Trans>
    </Closed>
  );
}

function Closed({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Card>
      <Icon aria-hidden className="mb-3 size-7 text-ink-soft" strokeWidth={1.75} />
      <p>{children}</p>
      <Link to="diary" bare className={buttonClass('secondary', 'mt-5')}>
        <Trans>Retour au journal</Trans>
      </Link>
    </Card>
  );
}
