import { diaryRules } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import { useWords } from '../nights/use-words.ts';
import { type Evolution, summariseEfficiency, weekSpans } from './build-evolution.ts';
import { ChartFigure } from './chart-figure.tsx';
import { dotsPath, linePath, stepPath, ticks } from './chart-geometry.ts';
import { EfficiencyTable } from './evolution-tables.tsx';
import { LineGrid } from './line-grid.tsx';
import { lineChartHeight, plotOf } from './plot.ts';
import { useGapWords } from './use-gap-words.ts';

const target = diaryRules.efficiencyTargetPercent;
const step = 20;
const highestFloor = 60;

/** @decision D23 */
export function EfficiencyChart({ evolution }: { evolution: Evolution }) {
  const { t } = useLingui();
  const words = useWords();
  const gapWords = useGapWords();
  const dates = useDates();
  const figures = evolution.days.map(({ night }) => night?.measures.sleepEfficiencyPercent ?? null);
  const lowest = Math.min(highestFloor, ...figures.flatMap((figure) => figure ?? []));
  const floor = Math.floor(lowest / step) * step;
  const spans = weekSpans(evolution);
  const marks = ticks(floor, 100, step).map((value) => ({ value, words: words.percent(value) }));
  const [targetWords, lowestWords, highestWords] = [target, floor, 100].map(words.percent);
  return (
    <ChartFigure
      title={<Trans>Efficacité du sommeil</Trans>}
      summary={<EfficiencySentence evolution={evolution} />}
      hint={
        <>
          <span>
            <Trans>C’est la part du temps au lit que l’on passe à dormir.</Trans>
          </span>{' '}
          {floor > 0 && (
            <span>
              <Trans>
                L’axe va de {lowestWords} à {highestWords}.
              </Trans>
            </span>
          )}
        </>
      }
      label={t`Graphique de l’efficacité du sommeil, nuit par nuit et semaine par semaine`}
      legend={[
        { sign: <NightSign />, words: <Trans>chaque nuit</Trans> },
        {
          sign: <line x1="1" x2="27" y1="7" y2="7" strokeWidth="4" className="stroke-ink" />,
          words: <Trans>la semaine</Trans>,
        },
        {
          sign: <line x2="28" y1="7" y2="7" className="stroke-awake" {...targetLine} />,
          words: <Trans>repère de {targetWords}</Trans>,
        },
      ]}
      reading={{
        count: figures.length,
        x: (width, index) => plotOf(width, figures.length, [floor, 100]).x(index + 0.5),
        tell: (index) => {
          const day = evolution.days[index];
          if (day?.gap) return gapWords(day.gap);
          const figure = figures[index] ?? null;
          const night = day && dates.night(day.date, 'short');
          return figure === null
            ? t`Nuit du ${night} : non notée`
            : t`Nuit du ${night} : ${words.percent(figure)}`;
        },
      }}
      height={lineChartHeight}
      tableTitle={<Trans>L’efficacité en chiffres</Trans>}
      table={<EfficiencyTable evolution={evolution} />}
    >
      {(width) => {
        const plot = plotOf(width, figures.length, [floor, 100]);
        const points = plot.points(figures);
        return (
          <>
            <LineGrid plot={plot} spans={spans} marks={marks} />
            <line
              x1={plot.left}
              x2={plot.right}
              y1={plot.y(target)}
              y2={plot.y(target)}
              className="stroke-awake"
              {...targetLine}
            />
            {!plot.isDense && (
              <path
                d={linePath(points)}
                fill="none"
                strokeWidth="1"
                className="stroke-sleep opacity-50"
              />
            )}
            <path
              d={dotsPath(points)}
              strokeWidth={1.4 * plot.radius}
              strokeLinecap="round"
              className={plot.isDense ? 'stroke-sleep opacity-40' : 'stroke-sleep'}
            />
            <path
              d={stepPath(
                spans.map(({ from, to, sleepEfficiencyPercent: percent }) => ({
                  from: plot.x(from),
                  to: plot.x(to),
                  y: percent === null ? null : plot.y(percent),
                })),
              )}
              fill="none"
              strokeWidth="4"
              className="stroke-ink"
            />
          </>
        );
      }}
    </ChartFigure>
  );
}

const targetLine = { strokeWidth: 2, strokeDasharray: '7 4' } as const;

function NightSign() {
  return (
    <>
      <path d="M0 7H28" strokeWidth="1" className="stroke-sleep opacity-50" />
      <circle cx="14" cy="7" r="2" className="fill-sleep" />
    </>
  );
}

function EfficiencySentence({ evolution }: { evolution: Evolution }) {
  const words = useWords();
  const { first, last } = summariseEfficiency(evolution);
  if (first && last) {
    const [firstWords, lastWords] = [words.percent(first.percent), words.percent(last.percent)];
    if (firstWords === lastWords) {
      return (
        <Trans>
          L’efficacité du sommeil est de {lastWords} à la semaine {last.week}, comme à la semaine{' '}
          {first.week}.
        </Trans>
      );
    }
    return (
      <Trans>
        L’efficacité du sommeil était de {firstWords} à la semaine {first.week}, et de {lastWords} à
        la semaine {last.week}.
      </Trans>
    );
  }
  if (!first) {
    const needed = diaryRules.provisionalMinimumNights;
    return (
      <Trans>Le chiffre d’une semaine s’affiche dès que {needed} de ses nuits sont notées.</Trans>
    );
  }
  return (
    <Trans>
      L’efficacité du sommeil est de {words.percent(first.percent)} à la semaine {first.week}.
    </Trans>
  );
}
