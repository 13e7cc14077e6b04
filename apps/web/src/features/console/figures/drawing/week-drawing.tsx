import type { RouterOutputs } from '@aube/api';
import { week as weekEntity } from '@aube/dictionary';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useFieldText } from '../../../../lib/use-field-text.ts';
import { Drawing, DRAWING_WIDTH } from './drawing.tsx';

type Week = RouterOutputs['stats']['getFigures']['weeks'][number];

const PLOT = { left: 62, right: DRAWING_WIDTH - 20, top: 92, bottom: 300 } as const;
const HEIGHT = 352;
const LINES = [0, 0.25, 0.5, 0.75, 1];

type WeekDrawingProps = {
  readonly weeks: readonly Week[];
  readonly ref: Ref<SVGSVGElement>;
};

const heightOf = (share: number): number => PLOT.bottom - share * (PLOT.bottom - PLOT.top);

export function WeekDrawing({ weeks, ref }: WeekDrawingProps) {
  const { i18n, t } = useLingui();
  const text = useFieldText();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const step = (PLOT.right - PLOT.left) / Math.max(weeks.length, 1);
  const bar = Math.min(step * 0.6, 36);
  const points = weeks.map(
    ({ week, recordedNights, expectedNights, medianEfficiencyPercent }, index) => ({
      week,
      x: PLOT.left + step * (index + 0.5),
      nights: expectedNights === 0 ? null : recordedNights / expectedNights,
      efficiency: medianEfficiencyPercent === null ? null : medianEfficiencyPercent / 100,
    }),
  );
  const lines = points
    .map(({ x, efficiency }, index) => {
      if (efficiency === null) return '';
      const isBegun = (points[index - 1]?.efficiency ?? null) !== null;
      return `${isBegun ? 'L' : 'M'}${x.toFixed(1)} ${heightOf(efficiency).toFixed(1)}`;
    })
    .join('');
  const said = points.map(({ week, nights, efficiency }) => {
    const recorded = nights === null ? '–' : percent(nights);
    const middle = efficiency === null ? '–' : percent(efficiency);
    return t`semaine ${week} : nuits notées ${recorded}, efficacité médiane ${middle}`;
  });
  return (
    <Drawing ref={ref} title={t`Semaine par semaine`} description={said.join('; ')} height={HEIGHT}>
      <g fill="var(--ink-soft)">
        <rect x="20" y="52" width="14" height="14" rx="2" fill="var(--sleep)" />
        <text x="42" y="64">{t`Nuits notées, sur les nuits attendues`}</text>
        <path d="M370 59h24" stroke="var(--awake)" strokeWidth="3" />
        <circle cx="382" cy="59" r="4.5" fill="var(--awake)" />
        <text x="404" y="64">{t`Efficacité médiane du sommeil`}</text>
      </g>
      {LINES.map((share) => (
        <g key={share}>
          <path
            d={`M${PLOT.left} ${heightOf(share)}H${PLOT.right}`}
            stroke="var(--line)"
            strokeWidth="1"
          />
          <text
            x={PLOT.left - 10}
            y={heightOf(share) + 5}
            textAnchor="end"
            fontSize="13"
            fill="var(--ink-soft)"
          >
            {percent(share)}
          </text>
        </g>
      ))}
      {points.map(({ week, x, nights }) => (
        <g key={week}>
          {nights !== null && nights > 0 && (
            <rect
              x={x - bar / 2}
              y={heightOf(nights)}
              width={bar}
              height={PLOT.bottom - heightOf(nights)}
              fill="var(--sleep)"
            />
          )}
          <text x={x} y={PLOT.bottom + 20} textAnchor="middle" fontSize="13" fill="var(--ink-soft)">
            {week}
          </text>
        </g>
      ))}
      <path d={lines} fill="none" stroke="var(--awake)" strokeWidth="3" strokeLinejoin="round" />
      {points.map(
        ({ week, x, efficiency }) =>
          efficiency !== null && (
            <circle
              key={week}
              cx={x}
              cy={heightOf(efficiency)}
              r="4.5"
              fill="var(--awake)"
              stroke="var(--surface-raised)"
              strokeWidth="1.5"
            />
          ),
      )}
      <text
        x={(PLOT.left + PLOT.right) / 2}
        y={PLOT.bottom + 42}
        textAnchor="middle"
        fill="var(--ink-soft)"
      >
        {text(weekEntity.fields.number.longLabel)}
      </text>
    </Drawing>
  );
}
