import { useLingui } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import type { WeekSpan } from './build-evolution.ts';
import type { Plot } from './plot.ts';

const labelWidth = 88;

type LineGridProps = {
  readonly plot: Plot;
  readonly spans: readonly WeekSpan[];
  readonly marks: readonly { readonly value: number; readonly words: string }[];
};

export function LineGrid({ plot, spans, marks }: LineGridProps) {
  const { t } = useLingui();
  const dates = useDates();
  const weekWidth = plot.x(7) - plot.x(0);
  const every = Math.max(1, Math.ceil(labelWidth / weekWidth));
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
      {spans.map(({ number, from, date }, index) => (
        <g key={number}>
          {from > 0 && (
            <line
              x1={plot.x(from)}
              x2={plot.x(from)}
              y1={plot.top}
              y2={plot.bottom}
              className="stroke-line"
            />
          )}
          {index % every === 0 && (
            <text x={plot.x(from) + 2} y={plot.bottom + 18}>
              {t`Sem. ${number}`}
              <tspan x={plot.x(from) + 2} dy="18">
                {dates.day(date, 'short')}
              </tspan>
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
