import { type NightDetail, nightDetails, type NightEntry } from '@aube/api/rules';
import { nightFields } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { useNightRows } from '../../nights/use-night-rows.ts';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import { NightBar } from '../../nights/drawing/night-bar.tsx';
import { type BarDomain, nightDomain } from '../../nights/drawing/night-domain.ts';
import { drawNight, type NightDrawing } from '../../nights/drawing/night-drawing.ts';
import { useWords } from '../../nights/use-words.ts';
import {
  type CompletedDay,
  type DiaryWeek,
  type Programme,
  zoneOfDay,
} from '../../../lib/programme-data.ts';
import { NightHours } from '../../nights/result/night-picture.tsx';
import { scheduleOfNight } from '../../nights/drawing/schedule-of-night.ts';
import { drawSchedule } from '../../nights/drawing/draw-schedule.ts';
import type { Summary } from './summary-rows.ts';

type LastNightsProps = { readonly programme: Programme; readonly summary: Summary };

/** The last fourteen nights, as drawings and figures, with their details. @decision D70 D71 */
export function LastNights({ programme, summary }: LastNightsProps) {
  const { t } = useLingui();
  const dates = useDates();
  const text = useFieldText();
  const drawn = t`Nuit`;
  const rows = summary.nights.map(({ date, night }) => {
    const drawing = night && drawNight(date, night.night, zoneOfDay(night, programme));
    const schedule = night && scheduleOfNight(programme.weeks, night);
    return { date, night, drawing, bed: bedOf(schedule) };
  });
  const domain = nightDomain(
    rows.flatMap(({ drawing, bed }) => [drawing, bed && { stretches: [], bed }]),
  );
  return (
    <>
      <h2 id="nights">
        <Trans>Les dernières nuits</Trans>
      </h2>
      <p>
        <Trans>
          Barre haute : sommeil. Barre basse : éveil au lit. Pointillé : horaire choisi. Trait :
          minuit. L’heure des éveils n’est pas notée : ils ne sont pas dessinés.
        </Trans>
      </p>
      <ScrollFrame aria-labelledby="nights">
        <table>
          <thead>
            <tr>
              {[
                t`Matin du`,
                drawn,
                text(nightFields.lightsOutTime.label),
                text(nightFields.outOfBedTime.label),
                t`Sommeil`,
                text(nightFields.sleepQuality.label),
                t`Détails`,
              ].map((name) => (
                <th key={name} scope="col">
                  {name}
                  {name === drawn && (
                    <div aria-hidden>
                      <NightHours domain={domain} isShort />
                    </div>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ date, night, drawing, bed }) => (
              <tr key={date}>
                <th scope="row">{dates.day(date, 'short')}</th>
                {night && drawing ? (
                  <NightCells night={night} drawing={drawing} domain={domain} ghost={bed} />
                ) : (
                  <td colSpan={6}>
                    <Trans>Nuit non notée</Trans>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  );
}

function bedOf(schedule: DiaryWeek['schedule']): NightDrawing['bed'] {
  return schedule && drawSchedule(schedule.bedTime, schedule.wakeTime).bed;
}

type NightCellsProps = {
  readonly night: CompletedDay;
  readonly drawing: NightDrawing;
  readonly domain: BarDomain;
  readonly ghost: NightDrawing['bed'];
};

function NightCells({ night: { night, measures }, drawing, domain, ghost }: NightCellsProps) {
  const { clock, duration } = useWords();
  const details = useShortDetails();
  return (
    <>
      <td className="strip">
        <NightBar drawing={drawing} domain={domain} ghost={ghost} />
      </td>
      <td>{clock(night.lightsOutTime)}</td>
      <td>{clock(night.outOfBedTime)}</td>
      <td>{duration(measures.totalSleepMinutes)}</td>
      <td>{night.sleepQuality ?? '—'}</td>
      <td>{details(night, measures).join(', ') || '—'}</td>
    </>
  );
}

/** Quality has its own column; a note is private. */
const leftOut: readonly NightDetail[] = ['sleepQuality', 'note'];
const listedDetails = nightDetails.filter((detail) => !leftOut.includes(detail));

/** The given details in few words; a « no » and a zero are left out. */
function useShortDetails(): (night: NightEntry, measures: CompletedDay['measures']) => string[] {
  const { t } = useLingui();
  const { duration } = useWords();
  const rowsOf = useNightRows();
  return (night, { totalSleepMinutes }) => {
    const words = totalSleepMinutes === 0 ? [t`nuit sans sommeil`] : [];
    if (night.naps.length > 0) {
      const minutes = night.naps.reduce((sum, nap) => sum + nap.endTime - nap.startTime, 0);
      words.push(t`sieste : ${duration(minutes)}`);
    }
    for (const { field, name, value } of rowsOf(night, listedDetails)) {
      if (night[field] === true) words.push(name.toLowerCase());
      else if (value !== null && night[field] !== false && night[field] !== 0) {
        const said = name.toLowerCase();
        words.push(t`${said} : ${value}`);
      }
    }
    return words;
  };
}
