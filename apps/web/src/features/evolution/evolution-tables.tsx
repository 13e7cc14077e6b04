import { nightFigures } from '@aube/api/rules';
import { nightFields } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDates } from '../../lib/dates.ts';
import { useFieldText } from '../../lib/use-field-text.ts';
import { useNightRows } from '../nights/use-night-rows.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useWords } from '../nights/use-words.ts';
import type { CompletedDay } from '../../lib/programme-data.ts';
import type { Evolution } from './build-evolution.ts';

type TableProps = {
  readonly evolution: Evolution;
};

type NightRowsProps = {
  readonly caption: ReactNode;
  readonly columns: readonly { readonly name: string; readonly title: ReactNode }[];
  readonly cells: (night: CompletedDay) => readonly string[];
  readonly scrolls?: 'onPhones';
} & TableProps;

function NightRows({ evolution, caption, columns, cells, ...frame }: NightRowsProps) {
  const dates = useDates();
  return (
    <DataTable caption={caption} {...frame}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Nuit</Trans>
          </th>
          {columns.map(({ name, title }) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {evolution.nights.map((night) => {
          const written = cells(night);
          const nightWords = dates.night(night.date, 'short');
          return (
            <tr key={night.date}>
              <th scope="row" className="font-normal">
                <Trans>Nuit du {nightWords}</Trans>
              </th>
              {columns.map(({ name }, index) => (
                <td key={name}>{written[index]}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

/** @decision D23 */
export function EfficiencyTable({ evolution }: TableProps) {
  const words = useWords();
  const byWeek = new Map(evolution.weeks.map((week) => [week.number, week]));
  return (
    <NightRows
      evolution={evolution}
      caption={<Trans>Efficacité du sommeil</Trans>}
      columns={[
        { name: 'night', title: <Trans>De la nuit</Trans> },
        { name: 'week', title: <Trans>De la semaine</Trans> },
      ]}
      cells={({ week, measures }) => {
        const ofWeek = byWeek.get(week)?.sleepEfficiencyPercent ?? null;
        return [
          words.columnPercent(measures.sleepEfficiencyPercent),
          ofWeek === null ? '—' : words.columnPercent(ofWeek),
        ];
      }}
    />
  );
}

export function TimesTable({ evolution }: TableProps) {
  const words = useWords();
  return (
    <NightRows
      evolution={evolution}
      caption={<Trans>Temps au lit et temps de sommeil</Trans>}
      columns={[
        { name: 'bed', title: <Trans>Au lit</Trans> },
        { name: 'sleep', title: <Trans>Sommeil</Trans> },
      ]}
      cells={({ measures }) => [
        words.duration(measures.timeInBedMinutes),
        words.duration(measures.totalSleepMinutes),
      ]}
    />
  );
}

const enteredFields = [...nightFigures, 'naps'] as const;

/** @decision D11 */
export function NightsTable({ evolution }: TableProps) {
  const rowsOf = useNightRows();
  const text = useFieldText();
  return (
    <NightRows
      evolution={evolution}
      scrolls="onPhones"
      caption={<Trans>Heures des nuits</Trans>}
      columns={enteredFields.map((name) => ({ name, title: text(nightFields[name].label) }))}
      cells={({ night }) => rowsOf(night, enteredFields).map(({ value }) => value ?? '—')}
    />
  );
}
