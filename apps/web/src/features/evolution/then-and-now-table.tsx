import { expectedIn, reviewRules } from '@aube/api/rules';
import { measures, week } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Programme } from '../../lib/programme-data.ts';
import { useFieldText } from '../../lib/use-field-text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useWords } from '../nights/use-words.ts';
import { ExpectedWords } from '../weeks/review/expected-words.tsx';
import { type ThenAndNow, thenAndNow } from './insight.ts';

type Week = ThenAndNow['now'];

export function ThenAndNowTable({ programme }: { programme: Programme }) {
  const { t } = useLingui();
  const text = useFieldText();
  const { duration, percent } = useWords();
  const compared = thenAndNow(programme.weeks, programme.programmeWeek);
  if (!compared) return null;
  const { start, now } = compared;
  const { milestoneWeek } = reviewRules;
  const expected =
    programme.programmeWeek === milestoneWeek + 1 ? expectedIn(programme, milestoneWeek) : null;
  const minutes = (value: number | null) => (value === null ? '—' : duration(value));
  const [then, later] = [t`Semaine ${start.week}`, t`Semaine ${now.week}`];
  const fields = week.fields;
  const rows: readonly (readonly [string, (of: Week) => string | number])[] = [
    [t`Sommeil par nuit`, (of) => duration(of.sleepMinutes)],
    [text(measures.fields.timeInBedMinutes.label), (of) => duration(of.bedMinutes)],
    [t`Éveil au lit, en tout`, (of) => duration(of.awakeMinutes)],
    [text(fields.meanSleepOnsetLatencyMinutes.label), (of) => minutes(of.latencyMinutes)],
    [text(fields.meanWakeAfterSleepOnsetMinutes.label), (of) => minutes(of.wakingMinutes)],
    [t`Au lit après le réveil`, (of) => minutes(of.afterWakingMinutes)],
    [text(fields.whiteNights.label), (of) => of.whiteNights],
    [t`Efficacité`, (of) => percent(of.efficiencyPercent)],
  ];
  return (
    <section aria-labelledby="reperes" className="mt-12 scroll-mt-6 print:break-inside-avoid">
      <h2 id="reperes" tabIndex={-1} className="mb-4 text-lead">
        <Trans>Au départ et maintenant</Trans>
      </h2>
      {expected && (
        <p className="mb-4 max-w-[34rem]">
          <ExpectedWords code={expected} />
        </p>
      )}
      <DataTable
        isStacked
        caption={<Trans>La première semaine complète et la dernière</Trans>}
        head={[t`En moyenne`, then, later]}
      >
        <tbody>
          {rows.map(([name, of]) => (
            <tr key={name}>
              <th scope="row" className="font-normal">
                {name}
              </th>
              <td data-name={then}>{of(start)}</td>
              <td data-name={later} className="font-medium">
                {of(now)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className="mt-2 text-small text-ink-soft">
        <span>
          <Trans>Le sommeil et l’éveil font ensemble le temps au lit.</Trans>
        </span>{' '}
        {start.whiteNights + now.whiteNights === 0 ? (
          <span>
            <Trans>
              L’endormissement, les éveils et le temps après le réveil font l’éveil au lit.
            </Trans>
          </span>
        ) : (
          <>
            <span>
              <Trans>
                Une nuit blanche compte dans ces trois lignes; l’endormissement et les éveils sont
                des moyennes des autres nuits, et ne font donc pas l’éveil en tout.
              </Trans>
            </span>{' '}
            <span>{text(fields.whiteNights.meaning)}.</span>
          </>
        )}
      </p>
    </section>
  );
}
