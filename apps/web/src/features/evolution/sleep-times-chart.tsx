import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useWords } from '../diary/night/use-words.ts';
import { type Evolution, summariseTimes, weekSpans } from './build-evolution.ts';
import { ChartFigure } from './chart-figure.tsx';
import { dotsPath, linePath, ticks } from './chart-geometry.ts';
import { TimesTable } from './evolution-tables.tsx';
import { LineGrid } from './line-grid.tsx';
import { lineChartHeight, plotOf } from './plot.ts';

const markStepMinutes = 120;
const lowestCeilingMinutes = 480;

/** Time in bed and time asleep of each night: what lies between the two lines is time awake. */
export function SleepTimesChart({ evolution }: { evolution: Evolution }) {
  const { t } = useLingui();
  const words = useWords();
  const inBed = evolution.days.map(({ night }) => night?.measures.timeInBedMinutes ?? null);
  const asleep = evolution.days.map(({ night }) => night?.measures.totalSleepMinutes ?? null);
  const longest = Math.max(lowestCeilingMinutes, ...inBed.flatMap((minutes) => minutes ?? []));
  const ceiling = Math.ceil(longest / markStepMinutes) * markStepMinutes;
  const spans = weekSpans(evolution);
  const marks = ticks(0, ceiling, markStepMinutes).map((value) => ({
    value,
    words: value === 0 ? '0' : words.duration(value),
  }));
  const means = summariseTimes(evolution);
  const [bedWords, sleepWords] = [
    words.duration(means.timeInBedMinutes),
    words.duration(means.totalSleepMinutes),
  ];
  return (
    <ChartFigure
      title={<Trans>Temps au lit et temps de sommeil</Trans>}
      summary={
        <Trans>
          En moyenne, {bedWords} au lit et {sleepWords} de sommeil par nuit, sur{' '}
          <Plural value={means.nights} one="# nuit notée" other="# nuits notées" />.
        </Trans>
      }
      label={t`Graphique du temps au lit et du temps de sommeil, nuit par nuit`}
      legend={[
        {
          sign: (
            <>
              <path d="M0 7H28" className="stroke-ink-soft" {...bedLine} />
              <rect x="11" y="4" width="6" height="6" {...bedMark} />
            </>
          ),
          words: <Trans>temps au lit</Trans>,
        },
        {
          sign: (
            <>
              <path d="M0 7H28" strokeWidth="2" className="stroke-sleep" />
              <circle cx="14" cy="7" r="3" className="fill-sleep" />
            </>
          ),
          words: <Trans>temps de sommeil</Trans>,
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
        return (
          <>
            <LineGrid plot={plot} spans={spans} marks={marks} />
            <path d={linePath(bedPoints)} fill="none" className="stroke-ink-soft" {...bedLine} />
            <path d={linePath(sleepPoints)} fill="none" strokeWidth="2" className="stroke-sleep" />
            {bedPoints.map((point, index) =>
              point ? (
                <rect
                  key={evolution.days[index]?.date}
                  x={point.x - plot.radius}
                  y={point.y - plot.radius}
                  width={2 * plot.radius}
                  height={2 * plot.radius}
                  {...bedMark}
                />
              ) : null,
            )}
            <path
              d={dotsPath(sleepPoints)}
              strokeWidth={2 * plot.radius}
              strokeLinecap="round"
              className="stroke-sleep"
            />
          </>
        );
      }}
    </ChartFigure>
  );
}

const bedLine = { strokeWidth: 1.5, strokeDasharray: '5 3' } as const;
const bedMark = { strokeWidth: 1.5, className: 'fill-surface stroke-ink-soft' } as const;
