import { minutesPerDay } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import { useWords } from '../nights/use-words.ts';
import type { NightDrawing } from '../nights/drawing/night-drawing.ts';
import { type NightMark, nightMarks } from '../nights/drawing/night-marks.ts';
import { closeDomain } from '../nights/drawing/night-domain.ts';
import { type Evolution, napMinutes, summariseHours, weekSpans } from './build-evolution.ts';
import { ChartFigure } from './chart-figure.tsx';
import { linear, ticks } from './chart-geometry.ts';
import { useGapWords } from './use-gap-words.ts';
import { NightsTable } from './evolution-tables.tsx';
import { labelsThatFit, labelWidth } from './label-places.ts';

const gutter = 58;
const top = 26;
const napColumn = 62;
const longestNap = 120;
/** Many nights get lower rows, so that a phone shows most of them at once. */
const heightOfRows = (nights: number): number => (nights <= 35 ? 16 : nights <= 70 ? 9 : 5);

/** A row goes from noon to noon, so that regular hours are easy to see. */
export function NightRaster({ evolution }: { evolution: Evolution }) {
  const { t } = useLingui();
  const words = useWords();
  const gapWords = useGapWords();
  const dates = useDates();
  const { days } = evolution;
  const row = heightOfRows(days.length);
  const bottom = top + row * days.length;
  const hours = summariseHours(evolution);
  const domain = closeDomain(
    days.flatMap(({ drawing, planned: bed }) => [drawing, bed && { stretches: [], bed }]),
  );
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
      return { minute, isMidnight, words: said, x: x(minute) - labelWidth(said) / 2 };
    });
  const marksOf = ({ drawing, planned }: Evolution['days'][number]) =>
    nightMarks(drawing ?? { stretches: [], bed: null }, planned, row);
  const tell = (index: number) => {
    const day = days[index];
    if (!day) return '';
    if (day.gap) return gapWords(day.gap);
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
          Une ligne par nuit, la plus ancienne en haut. Les siestes de la veille sont à droite.
        </Trans>
      }
      label={t`Graphique des nuits : de l’extinction des lumières au lever, avec l’horaire choisi`}
      legend={[
        { sign: signOf([{ kind: 'sleep', ...whole }]), words: <Trans>sommeil</Trans> },
        { sign: signOf([{ kind: 'awake', ...whole }]), words: <Trans>éveil au lit</Trans> },
        {
          sign: signOf([{ kind: 'sleep', ...whole, wakingMinutes: 14 }]),
          words: <Trans>éveils de la nuit : leur durée, sans leur heure</Trans>,
        },
        ...(days.some(({ planned }) => planned !== null)
          ? [{ sign: signOf([], whole), words: <Trans>horaire choisi</Trans> }]
          : []),
        ...(hasNaps
          ? [
              {
                sign: <rect y="3" width="28" height="7" className="night-nap" />,
                words: <Trans>sieste</Trans>,
              },
            ]
          : []),
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
              {hasNaps && (
                <text x={right + 6} y={top - 10}>
                  {t`sieste`}
                </text>
              )}
              {labelsThatFit(
                hourLabels(x),
                { left: 0, right: hasNaps ? right : width },
                ({ isMidnight }) => isMidnight,
              ).map(({ minute, words: said }) => (
                <text key={minute} x={x(minute)} y={top - 10} textAnchor="middle">
                  {said}
                </text>
              ))}
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
            {days.map((day, index) => (
              <g key={day.date} transform={`translate(0 ${top + index * row})`}>
                <NapMark day={day} x={right + 6} row={row} />
                <Marks marks={marksOf(day)} x={x} height={row} />
              </g>
            ))}
          </>
        );
      }}
    </ChartFigure>
  );
}

type MarksProps = {
  readonly marks: readonly NightMark[];
  readonly x: (minute: number) => number;
  readonly height: number;
};

const Marks = ({ marks, x, height }: MarksProps) =>
  marks.map(({ kind, from, to, top: above, bottom: below }) => (
    <rect
      key={`${kind}${from}${above}`}
      x={x(from)}
      width={x(to) - x(from)}
      y={above * height}
      height={(below - above) * height}
      className={`night-${kind}`}
    />
  ));

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
  return <rect x={x} width={width} y={row * 0.25} height={row * 0.5} className="night-nap" />;
}

const signHeight = 14;
const signOf = (drawing: NightDrawing['stretches'], schedule: NightDrawing['bed'] = null) => (
  <Marks
    marks={nightMarks({ stretches: drawing, bed: null }, schedule, signHeight)}
    x={(at) => at}
    height={signHeight}
  />
);
const whole = { from: 0, to: 28 };
