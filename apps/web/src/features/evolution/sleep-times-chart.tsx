import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import { useWords } from '../nights/use-words.ts';
import { type Evolution, timesByWeek, weekSpans } from './build-evolution.ts';
import { ChartFigure } from './chart-figure.tsx';
import { dotsPath, linePath, stepPath, ticks } from './chart-geometry.ts';
import { TimesTable } from './evolution-tables.tsx';
import { LineGrid } from './line-grid.tsx';
import { lineChartHeight, plotOf } from './plot.ts';
import { useGapWords } from './use-gap-words.ts';

const markStepMinutes = 120;
const lowestCeilingMinutes = 480;

export function SleepTimesChart({ evolution }: { evolution: Evolution }) {
  const { t } = useLingui();
  const words = useWords();
  const gapWords = useGapWords();
  const dates = useDates();
  const inBed = evolution.days.map(({ night }) => night?.measures.timeInBedMinutes ?? null);
  const asleep = evolution.days.map(({ night }) => night?.measures.totalSleepMinutes ?? null);
  const longest = Math.max(lowestCeilingMinutes, ...inBed.flatMap((minutes) => minutes ?? []));
  const ceiling = Math.ceil(longest / markStepMinutes) * markStepMinutes;
  const spans = weekSpans(evolution);
  const marks = ticks(0, ceiling, markStepMinutes).map((value) => ({
    value,
    words: value === 0 ? '0' : words.duration(value),
  }));
  const weeks = timesByWeek(evolution);
  const last = weeks.at(-1);
  return (
    <ChartFigure
      title={<Trans>Temps au lit et temps de sommeil</Trans>}
      summary={
        last && (
          <Trans>
            Semaine {last.week}, en moyenne : {words.duration(last.timeInBedMinutes)} au lit et{' '}
            {words.duration(last.totalSleepMinutes)} de sommeil par nuit.
          </Trans>
        )
      }
      reading={{
        count: inBed.length,
        x: (width, index) => plotOf(width, inBed.length, [0, ceiling]).x(index + 0.5),
        tell: (index) => {
          const day = evolution.days[index];
          if (day?.gap) return gapWords(day.gap);
          const night = day && dates.night(day.date, 'short');
          if (!day?.night) return t`Nuit du ${night} : non notée`;
          const { timeInBedMinutes, totalSleepMinutes } = day.night.measures;
          return t`Nuit du ${night} : ${words.duration(totalSleepMinutes)} de sommeil, ${words.duration(timeInBedMinutes)} au lit`;
        },
      }}
      label={t`Graphique du temps au lit et du temps de sommeil, nuit par nuit`}
      legend={[
        {
          sign: (
            <>
              <path d="M0 4H28" className="stroke-ink-soft opacity-40" {...bedLine} />
              <rect x="11.5" y="1.5" width="5" height="5" {...bedMark} />
              <path d="M0 11.5H28" className="stroke-ink-soft" {...bedWeek} />
            </>
          ),
          words: <Trans>temps au lit, et sa semaine en gras</Trans>,
        },
        {
          sign: (
            <>
              <path d="M0 4H28" strokeWidth="1" className="stroke-sleep opacity-50" />
              <circle cx="14" cy="4" r="2.5" className="fill-sleep" />
              <path d="M0 11.5H28" strokeWidth="4" className="stroke-sleep" />
            </>
          ),
          words: <Trans>sommeil, et sa semaine en gras</Trans>,
        },
      ]}
      height={lineChartHeight}
      tableTitle={<Trans>Les durées en chiffres</Trans>}
      table={<TimesTable evolution={evolution} />}
    >
      {(width) => {
        const plot = plotOf(width, inBed.length, [0, ceiling]);
        const bedPoints = plot.points(inBed);
        const sleepPoints = plot.points(asleep);
        const weekSteps = (of: 'timeInBedMinutes' | 'totalSleepMinutes') =>
          spans.map(({ number, from, to }) => {
            const minutes = weeks.find(({ week }) => week === number)?.[of];
            const y = minutes === undefined ? null : plot.y(minutes);
            return { from: plot.x(from), to: plot.x(to), y };
          });
        return (
          <>
            <LineGrid plot={plot} spans={spans} marks={marks} />
            <g className={plot.isDense ? 'opacity-40' : undefined}>
              {!plot.isDense && (
                <>
                  <path
                    d={linePath(bedPoints)}
                    fill="none"
                    className="stroke-ink-soft opacity-40"
                    {...bedLine}
                  />
                  <path
                    d={linePath(sleepPoints)}
                    fill="none"
                    strokeWidth="1"
                    className="stroke-sleep opacity-50"
                  />
                </>
              )}
              {bedPoints.map((point, index) =>
                point ? (
                  <rect
                    key={evolution.days[index]?.date}
                    x={point.x - plot.radius}
                    y={point.y - plot.radius}
                    width={2 * plot.radius}
                    height={2 * plot.radius}
                    {...(plot.isDense ? denseBedMark : bedMark)}
                  />
                ) : null,
              )}
              <path
                d={dotsPath(sleepPoints)}
                strokeWidth={1.4 * plot.radius}
                strokeLinecap="round"
                className="stroke-sleep"
              />
            </g>
            <path
              d={stepPath(weekSteps('timeInBedMinutes'))}
              fill="none"
              className="stroke-ink-soft"
              {...bedWeek}
            />
            <path
              d={stepPath(weekSteps('totalSleepMinutes'))}
              fill="none"
              strokeWidth="4"
              className="stroke-sleep"
            />
          </>
        );
      }}
    </ChartFigure>
  );
}

const bedWeek = { strokeWidth: 3, strokeDasharray: '7 4' } as const;
const bedLine = { strokeWidth: 1.5, strokeDasharray: '5 3' } as const;
const denseBedMark = { strokeWidth: 0.75, className: 'fill-none stroke-ink-soft' } as const;
const bedMark = { strokeWidth: 1.5, className: 'fill-surface stroke-ink-soft' } as const;
