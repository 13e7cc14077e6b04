import { nightFields } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import { useWords } from '../../nights/use-words.ts';
import type { Summary, SummaryWeek } from './summary-rows.ts';

/** The figures of each week. @decision D71 */
export function WeekTable({ summary }: { summary: Summary }) {
  const { t } = useLingui();
  const text = useFieldText();
  return (
    <>
      <h2 id="weeks">
        <Trans>Par semaine</Trans>
      </h2>
      {summary.isShortened && (
        <p>
          <Trans>La première semaine et les douze dernières.</Trans>
        </p>
      )}
      <ScrollFrame aria-labelledby="weeks">
        <table>
          <thead>
            <tr>
              {[
                t`Semaine`,
                t`Nuits`,
                t`Temps au lit`,
                t`Sommeil`,
                text(nightFields.sleepOnsetLatencyMinutes.label),
                text(nightFields.wakeAfterSleepOnsetMinutes.label),
                t`Efficacité`,
                `${text(nightFields.sleepQuality.label)} (1–5)`,
                t`Nuits avec médicament`,
              ].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summary.weeks.map((week) => (
              <WeekRow key={week.number} week={week} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  );
}

function WeekRow({ week }: { week: SummaryWeek }) {
  const { i18n, t } = useLingui();
  const { duration, percent } = useWords();
  const minutes = (value: number | null) => (value === null ? '—' : duration(value));
  const { medication, sleepEfficiencyPercent: efficiency, sleepQuality } = week;
  return (
    <tr>
      <th scope="row">{week.number}</th>
      <td>{t`${week.completedNights} sur 7`}</td>
      <td>{minutes(week.timeInBedMinutes)}</td>
      <td>{minutes(week.totalSleepMinutes)}</td>
      <td>{minutes(week.sleepOnsetLatencyMinutes)}</td>
      <td>{minutes(week.wakeAfterSleepOnsetMinutes)}</td>
      <td>{efficiency === null ? '—' : percent(efficiency)}</td>
      <td>{sleepQuality === null ? '—' : sleepQuality.toLocaleString(i18n.locale)}</td>
      <td>{medication === null ? '—' : t`${medication.nights} sur ${medication.told}`}</td>
    </tr>
  );
}
