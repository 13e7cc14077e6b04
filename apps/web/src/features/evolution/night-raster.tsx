import { minutesPerDay } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWords } from '../diary/night/use-words.ts';
import type { Stretch } from '../diary/night/night-drawing.ts';
import { type Evolution, rasterRows, summariseHours, weekSpans } from './build-evolution.ts';
import { ChartFigure } from './chart-figure.tsx';
import { linear } from './chart-geometry.ts';
import { NightsTable } from './evolution-tables.tsx';

const gutter = 58;
const top = 26;
const rowHeight = { tall: 16, low: 9 } as const;
const tallRowsAtMost = 35;

/** Each kind has its height and its place in the row as well as its colour, so that none is needed to tell. */
const shapes: Record<Stretch['kind'], { top: number; bottom: number; className: string }> = {
  sleep: { top: 0.08, bottom: 0.92, className: 'fill-sleep' },
  awake: { top: 0.58, bottom: 0.92, className: 'fill-awake' },
  inBed: { top: 0.58, bottom: 0.92, className: 'fill-awake' },
  nap: { top: 0.08, bottom: 0.5, className: 'fill-nap' },
};

/** The nights one under the other, from noon to noon: how regular they are shows at a glance. */
export function NightRaster({ evolution }: { evolution: Evolution }) {
  const { t } = useLingui();
  const words = useWords();
  const { days } = evolution;
  const rows = rasterRows(days);
  const row = days.length > tallRowsAtMost ? rowHeight.low : rowHeight.tall;
  const bottom = top + row * days.length;
  const hours = summariseHours(evolution);
  const hourWords = [t`midi`, t`18 h`, t`minuit`, t`6 h`, t`midi`];
  const lightsOutWords = hours && words.clock(hours.lightsOutTime);
  const outOfBedWords = hours && words.clock(hours.outOfBedTime);
  return (
    <ChartFigure
      title={<Trans>Les nuits, de midi à midi</Trans>}
      summary={
        hours && (
          <Trans>
            Le plus souvent, extinction des lumières vers {lightsOutWords} et lever vers{' '}
            {outOfBedWords}.
          </Trans>
        )
      }
      hint={
        <Trans>
          Une ligne par nuit, la plus ancienne en haut. L’heure des éveils n’est pas notée : ils
          sont répartis dans la nuit. Les siestes sont celles de la veille.
        </Trans>
      }
      label={t`Graphique des nuits, de midi à midi : de l’extinction des lumières au lever`}
      legend={[
        { sign: <Bar kind="sleep" />, words: <Trans>sommeil</Trans> },
        { sign: <Bar kind="awake" />, words: <Trans>éveil au lit</Trans> },
        { sign: <Bar kind="nap" />, words: <Trans>sieste</Trans> },
      ]}
      height={bottom + 4}
      tableTitle={<Trans>Les heures en chiffres</Trans>}
      table={<NightsTable evolution={evolution} />}
    >
      {(width) => {
        const x = linear([0, minutesPerDay], [gutter, width - 2]);
        return (
          <>
            <g className="fill-ink-soft">
              {hourWords.map((said, index) => (
                <g key={index * 360}>
                  <line
                    x1={x(index * 360)}
                    x2={x(index * 360)}
                    y1={top - 4}
                    y2={bottom}
                    className="stroke-line"
                  />
                  <text x={x(index * 360)} y={top - 10} textAnchor={anchors[index]}>
                    {said}
                  </text>
                </g>
              ))}
              {weekSpans(evolution).map(({ number, from }) => (
                <g key={number}>
                  <line
                    x1="0"
                    x2={width}
                    y1={top + from * row}
                    y2={top + from * row}
                    className="stroke-line"
                  />
                  <text y={top + from * row + 14}>{t`Sem. ${number}`}</text>
                </g>
              ))}
            </g>
            {rows.map((stretches, index) => (
              <g key={days[index]?.date} transform={`translate(0 ${top + index * row})`}>
                {stretches.map(({ kind, from, to }) => {
                  const shape = shapes[kind];
                  return (
                    <rect
                      key={`${kind}${from}`}
                      x={x(from)}
                      width={x(to) - x(from)}
                      y={shape.top * row}
                      height={(shape.bottom - shape.top) * row}
                      className={shape.className}
                    />
                  );
                })}
              </g>
            ))}
          </>
        );
      }}
    </ChartFigure>
  );
}

const anchors = ['start', 'middle', 'middle', 'middle', 'end'] as const;

function Bar({ kind }: { kind: Stretch['kind'] }) {
  const { top: from, bottom: to, className } = shapes[kind];
  return <rect y={from * 14} width="28" height={(to - from) * 14} className={className} />;
}
