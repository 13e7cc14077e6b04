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
  const names = [
    text(week.fields.number.label),
    t`Nuits`,
    text(measures.fields.timeInBedMinutes.label),
    t`Sommeil`,
    text(week.fields.meanSleepOnsetLatencyMinutes.label),
    text(week.fields.meanWakeAfterSleepOnsetMinutes.label),
    text(week.fields.whiteNights.label),
    t`Efficacité`,
    ...weekFields.map(title),
  ];
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
        <table className="folded-rows weeks">
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summary.weeks.map((row) => (
              <WeekRow key={row.number} week={row} names={names} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p>{text(week.fields.whiteNights.meaning)}.</p>
    </>
  );
}

type WeekRowProps = {
  readonly week: SummaryWeek;
  readonly names: readonly string[];
};

function WeekRow({ week, names: [name, ...names] }: WeekRowProps) {
  const { i18n, t } = useLingui();
  const { duration, columnPercent } = useWords();
  const minutes = (value: number | null) => (value === null ? '—' : duration(value));
  const { sleepEfficiencyPercent: efficiency } = week;
  const cell = (field: NightFieldName) => {
    const figure = week.fields[field] ?? null;
    if (figure === null) return '—';
    if (typeof figure === 'object') return t`${figure.nights} sur ${figure.told}`;
    return figure.toLocaleString(i18n.locale);
  };
  const figures = [
    t`${week.completedNights} sur 7`,
    minutes(week.meanTimeInBedMinutes),
    minutes(week.meanTotalSleepMinutes),
    minutes(week.meanSleepOnsetLatencyMinutes),
    minutes(week.meanWakeAfterSleepOnsetMinutes),
    week.whiteNights,
    efficiency === null ? '—' : columnPercent(efficiency),
    ...weekFields.map(cell),
  ];
  return (
    <tr>
      <th scope="row" data-name={name}>
        {week.number}
      </th>
      {names.map((each, index) => (
        <td key={each} data-name={each}>
          {figures[index]}
        </td>
      ))}
    </tr>
  );
}
