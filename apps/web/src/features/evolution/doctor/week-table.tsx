import { measures, nightField, type NightFieldName, week } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import { useWords } from '../../nights/use-words.ts';
import { type Summary, type SummaryWeek, weekFields } from './summary-rows.ts';

/** @decision D71 */
export function WeekTable({ summary }: { summary: Summary }) {
  const { t } = useLingui();
  const text = useFieldText();
  const title = (name: NightFieldName) => {
    const field = nightField(name);
    const words = text(field.weekLabel ?? field.label);
    // The word joiners keep « (1–5) » on one line.
    return field.kind === 'choice'
      ? `${words} (${field.minimum}\u2060–\u2060${field.maximum})`
      : words;
  };
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
      <ScrollFrame aria-labelledby="weeks" scrolls="onPhones">
        <table>
          <thead>
            <tr>
              {[
                text(week.fields.number.label),
                t`Nuits`,
                text(measures.fields.timeInBedMinutes.label),
                t`Sommeil`,
                text(week.fields.meanSleepOnsetLatencyMinutes.label),
                text(week.fields.meanWakeAfterSleepOnsetMinutes.label),
                text(week.fields.whiteNights.label),
                t`Efficacité`,
                ...weekFields.map(title),
              ].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summary.weeks.map((row) => (
              <WeekRow key={row.number} week={row} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p>{text(week.fields.whiteNights.meaning)}.</p>
    </>
  );
}

function WeekRow({ week }: { week: SummaryWeek }) {
  const { i18n, t } = useLingui();
  const { duration, percent } = useWords();
  const minutes = (value: number | null) => (value === null ? '—' : duration(value));
  const { sleepEfficiencyPercent: efficiency } = week;
  const cell = (name: NightFieldName) => {
    const figure = week.fields[name] ?? null;
    if (figure === null) return '—';
    if (typeof figure === 'object') return t`${figure.nights} sur ${figure.told}`;
    return figure.toLocaleString(i18n.locale);
  };
  return (
    <tr>
      <th scope="row">{week.number}</th>
      <td>{t`${week.completedNights} sur 7`}</td>
      <td>{minutes(week.meanTimeInBedMinutes)}</td>
      <td>{minutes(week.meanTotalSleepMinutes)}</td>
      <td>{minutes(week.meanSleepOnsetLatencyMinutes)}</td>
      <td>{minutes(week.meanWakeAfterSleepOnsetMinutes)}</td>
      <td>{week.whiteNights}</td>
      <td>{efficiency === null ? '—' : percent(efficiency)}</td>
      {weekFields.map((name) => (
        <td key={name}>{cell(name)}</td>
      ))}
    </tr>
  );
}
