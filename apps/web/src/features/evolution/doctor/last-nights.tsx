import type { NightEntry } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import { drawNight } from '../../diary/night/night-drawing.ts';
import { useWords } from '../../diary/night/use-words.ts';
import { type CompletedDay, type Programme, zoneOfDay } from '../../diary/programme-data.ts';
import { NightStrip } from './night-strip.tsx';
import type { Summary } from './summary-rows.ts';

type LastNightsProps = { readonly programme: Programme; readonly summary: Summary };

/** The last fourteen nights, drawn and in figures, with the details that were given. @decision D70 D71 */
export function LastNights({ programme, summary }: LastNightsProps) {
  const { t } = useLingui();
  const dates = useDates();
  return (
    <>
      <h2 id="nights">
        <Trans>Les dernières nuits, de 18 h à midi</Trans>
      </h2>
      <p>
        <Trans>
          Plein : sommeil. Pâle et bas : éveil au lit. Contour : sieste. Traits à 18 h, minuit, 6 h
          et midi. L’heure des éveils n’est pas notée : ils ne sont pas dessinés.
        </Trans>
      </p>
      <ScrollFrame aria-labelledby="nights">
        <table>
          <thead>
            <tr>
              {[
                t`Matin du`,
                t`Nuit`,
                t`Extinction`,
                t`Lever`,
                t`Sommeil`,
                t`Qualité`,
                t`Détails`,
              ].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summary.nights.map(({ date, night }) => (
              <tr key={date}>
                <th scope="row">{dates.day(date, 'short')}</th>
                {night ? (
                  <NightCells night={night} timeZone={zoneOfDay(night, programme)} />
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

type NightCellsProps = { readonly night: CompletedDay; readonly timeZone: string };

function NightCells({ night: { date, night, measures }, timeZone }: NightCellsProps) {
  const { clock, duration } = useWords();
  const details = useShortDetails();
  return (
    <>
      <td className="strip">
        <NightStrip drawing={drawNight(date, night, timeZone)} />
      </td>
      <td>{clock(night.lightsOutTime)}</td>
      <td>{clock(night.outOfBedTime)}</td>
      <td>{duration(measures.totalSleepMinutes)}</td>
      <td>{night.sleepQuality ?? '—'}</td>
      <td>{details(night).join(', ') || '—'}</td>
    </>
  );
}

/** The details that say something, in few words; a note is the person's own and is left out. */
function useShortDetails(): (night: NightEntry) => string[] {
  const { t } = useLingui();
  const { clock } = useWords();
  return (night) => {
    const { intoBedTime, hasTakenSleepMedication, alcoholicDrinks, hasHadAfternoonCaffeine } =
      night;
    const words: string[] = [];
    if (typeof intoBedTime === 'number') words.push(t`au lit à ${clock(intoBedTime)}`);
    if (hasTakenSleepMedication === true) words.push(t`médicament`);
    if (typeof alcoholicDrinks === 'number' && alcoholicDrinks > 0) {
      words.push(t`alcool : ${alcoholicDrinks}`);
    }
    if (hasHadAfternoonCaffeine === true) words.push(t`caféine`);
    return words;
  };
}
