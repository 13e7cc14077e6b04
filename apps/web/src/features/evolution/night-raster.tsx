import { minutesPerDay } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import { useWords } from '../nights/use-words.ts';
import type { Stretch } from '../nights/drawing/night-drawing.ts';
import { nightDomain } from '../nights/drawing/night-domain.ts';
import { drawSchedule } from '../nights/drawing/draw-schedule.ts';
import {
  type Evolution,
  napMinutes,
  rasterRows,
  summariseHours,
  weekSpans,
} from './build-evolution.ts';
import { ChartFigure } from './chart-figure.tsx';
import { linear, ticks } from './chart-geometry.ts';
import { NightsTable } from './evolution-tables.tsx';
import { labelsThatFit, labelWidth } from './label-places.ts';

const gutter = 58;
const top = 26;
const napColumn = 46;
const longestNap = 120;
const rowHeight = { tall: 16, low: 9 } as const;
const tallRowsAtMost = 35;

/** Kinds differ in height and position, so that the drawing can be read without colours. */
const shapes: Record<Stretch['kind'], { top: number; bottom: number; className: string }> = {
  sleep: { top: 0.08, bottom: 0.92, className: 'fill-sleep' },
  awake: { top: 0.58, bottom: 0.92, className: 'fill-awake' },
  inBed: { top: 0.58, bottom: 0.92, className: 'fill-awake' },
  nap: { top: 0.08, bottom: 0.5, className: 'fill-nap' },
};

/** One row per night, from noon to noon, so that regular hours are easy to see. */
export function NightRaster({ evolution }: { evolution: Evolution }) {
  const { t } = useLingui();
  const words = useWords();
  const dates = useDates();
  const { days } = evolution;
  const rows = rasterRows(days);
  const row = days.length > tallRowsAtMost ? rowHeight.low : rowHeight.tall;
  const bottom = top + row * days.length;
  const hours = summariseHours(evolution);
  const planned = evolution.weeks.flatMap(({ number, schedule }) => {
    const bed = schedule && drawSchedule(schedule.bedTime, schedule.wakeTime).bed;
    return bed ? [{ number, bed }] : [];
  });
  const domain = nightDomain([
    ...days.map(({ drawing }) => drawing),
    ...planned.map(({ bed }) => ({ stretches: [], bed })),
  ]);
  const marks = ticks(domain.from, domain.to, 180);
  const spans = weekSpans(evolution);
  const hasNaps = days.some((day) => napMinutes(day) > 0);
  const lightsOutWords = hours && words.clock(hours.lightsOutTime);
  const outOfBedWords = hours && words.clock(hours.outOfBedTime);
  const hourLabels = (x: (minute: number) => number) =>
    marks.map((minute) => {
      const isMidnight = minute === minutesPerDay / 2;
      const hour = words.hour((minute + minutesPerDay / 2) % minutesPerDay);
      const said = isMidnight ? t`minuit` : hour;
      return { minute, words: said, x: x(minute) - labelWidth(said) / 2 };
    });
  const tell = (index: number) => {
    const day = days[index];
    if (!day) return '';
    if (day.week === null) return t`En pause`;
    const night = dates.night(day.date, 'short');
    if (!day.night) return t`Nuit du ${night} : non notée`;
    const { measures, night: noted } = day.night;
    const [bed, rise] = [words.clock(noted.lightsOutTime), words.clock(noted.outOfBedTime)];
    const sleep = words.duration(measures.totalSleepMinutes);
    const awake = words.duration(noted.wakeAfterSleepOnsetMinutes);
    const said = t`Nuit du ${night} : au lit de ${bed} à ${rise}, ${sleep} de sommeil, ${awake} d’éveil`;
    const nap = words.duration(napMinutes(day));
    return napMinutes(day) > 0 ? t`${said}, sieste de ${nap} la veille` : said;
  };
  return (
    <ChartFigure
      title={<Trans>Les nuits, l’une sous l’autre</Trans>}
      summary={
        hours && (
          <>
            <Trans>
              Semaine {hours.week}, le plus souvent : extinction des lumières vers {lightsOutWords}{' '}
              et lever vers {outOfBedWords}.
            </Trans>{' '}
            <Plural
              value={hours.mornings}
              one=""
              other={`Lever dans la même demi-heure : ${hours.regularMornings} matins sur #.`}
            />
          </>
        )
      }
      hint={
        <Trans>
          Une ligne par nuit, la plus ancienne en haut. L’heure des éveils n’est pas notée : ils ne
          sont pas dessinés. Les siestes de la veille sont à droite.
        </Trans>
      }
      label={t`Graphique des nuits : de l’extinction des lumières au lever, avec l’horaire choisi`}
      legend={[
        { sign: <Bar kind="sleep" />, words: <Trans>sommeil</Trans> },
        { sign: <Bar kind="awake" />, words: <Trans>éveil au lit</Trans> },
        ...(planned.length > 0
          ? [
              {
                sign: <rect width="28" height="14" {...plan} />,
                words: <Trans>horaire choisi</Trans>,
              },
            ]
          : []),
        ...(hasNaps ? [{ sign: <Bar kind="nap" />, words: <Trans>sieste</Trans> }] : []),
      ]}
      height={bottom + 4}
      reading={{ count: days.length, rows: { top, height: row }, tell }}
      tableTitle={<Trans>Les heures en chiffres</Trans>}
      table={<NightsTable evolution={evolution} />}
    >
      {(width) => {
        const right = width - (hasNaps ? napColumn : 2);
        const x = linear([domain.from, domain.to], [gutter, right]);
        return (
          <>
            <g className="fill-ink-soft">
              {marks.map((minute) => (
                <line
                  key={minute}
                  x1={x(minute)}
                  x2={x(minute)}
                  y1={top - 4}
                  y2={bottom}
                  className="stroke-line"
                />
              ))}
              {labelsThatFit(hourLabels(x), { from: 0, to: width }).map(({ minute, words }) => (
                <text key={minute} x={x(minute)} y={top - 10} textAnchor="middle">
                  {words}
                </text>
              ))}
              {spans.map(({ number, from, to }) => {
                const bed = planned.find((each) => each.number === number)?.bed;
                return bed ? (
                  <rect
                    key={`plan${number}`}
                    x={x(bed.from)}
                    width={x(bed.to) - x(bed.from)}
                    y={top + from * row}
                    height={(to - from) * row}
                    {...plan}
                  />
                ) : null;
              })}
              {spans.map(({ number, from }) => (
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
                <NapMark day={days[index]} x={right + 6} row={row} />
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

const plan = { className: 'fill-sunken stroke-edge', strokeDasharray: '3 3' } as const;

function NapMark({
  day,
  x,
  row,
}: {
  day: Evolution['days'][number] | undefined;
  x: number;
  row: number;
}) {
  const minutes = day ? napMinutes(day) : 0;
  if (minutes === 0) return null;
  const width = Math.min(1, minutes / longestNap) * (napColumn - 10);
  return <rect x={x} width={width} y={row * 0.25} height={row * 0.5} className="fill-nap" />;
}

function Bar({ kind }: { kind: Stretch['kind'] }) {
  const { top: from, bottom: to, className } = shapes[kind];
  return <rect y={from * 14} width="28" height={(to - from) * 14} className={className} />;
}
