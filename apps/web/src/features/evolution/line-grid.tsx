import { useLingui } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import type { WeekSpan } from './build-evolution.ts';
import { evenLabels } from './label-places.ts';
import type { Plot } from './plot.ts';

type LineGridProps = {
  readonly plot: Plot;
  readonly spans: readonly WeekSpan[];
  readonly marks: readonly { readonly value: number; readonly words: string }[];
};

const bordersOf = (spans: LineGridProps['spans']): number[] => {
  const last = spans.at(-1)?.to;
  const all = spans.flatMap(({ from, to }) => [from, to]);
  return [...new Set(all)].filter((at) => at !== 0 && at !== last);
};

export function LineGrid({ plot, spans, marks }: LineGridProps) {
  const { t } = useLingui();
  const dates = useDates();
  const labels = spans.map(({ number, from, date }) => {
    const [week, day] = [t`Sem. ${number}`, dates.day(date, 'short')];
    const words = week.length > day.length ? week : day;
    return { number, week, day, words, start: plot.x(from), x: plot.x(from) + 2 };
  });
  const withoutMiddleDates = labels.map((label, index) =>
    index === 0 || index === labels.length - 1 ? label : { ...label, day: '', words: label.week },
  );
  const dated = evenLabels(labels, plot);
  const shown = dated.length > 2 ? dated : evenLabels(withoutMiddleDates, plot);
  return (
    <g className="fill-ink-soft">
      {marks.map(({ value, words }) => (
        <g key={value}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={plot.y(value)}
            y2={plot.y(value)}
            className="stroke-line"
          />
          <text x={plot.left - 6} y={plot.y(value)} dy="0.35em" textAnchor="end">
            {words}
          </text>
        </g>
      ))}
      {bordersOf(spans).map((at) => (
        <line
          key={at}
          x1={plot.x(at)}
          x2={plot.x(at)}
          y1={plot.top}
          y2={plot.bottom}
          className="stroke-line"
        />
      ))}
      {shown.map(({ number, week, day, x, start, anchor }) => (
        <g key={number}>
          <line
            x1={start}
            x2={start}
            y1={plot.bottom}
            y2={plot.bottom + 7}
            className="stroke-edge"
          />
          <text x={x} y={plot.bottom + 18} textAnchor={anchor}>
            {week}
            <tspan x={x} dy="18">
              {day}
            </tspan>
          </text>
        </g>
      ))}
    </g>
  );
}
