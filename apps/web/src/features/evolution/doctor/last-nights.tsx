import type { NightEntry } from '@aube/api/rules';
import { doctorFields, nightField, type NightFieldName } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { useNightRows } from '../../nights/use-night-rows.ts';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import { NightBar } from '../../nights/drawing/night-bar.tsx';
import { type BarDomain, closeDomain } from '../../nights/drawing/night-domain.ts';
import { drawNight, type NightDrawing } from '../../nights/drawing/night-drawing.ts';
import { useWords } from '../../nights/use-words.ts';
import { type CompletedDay, type Programme, zoneOfDay } from '../../../lib/programme-data.ts';
import { NightHours } from '../../nights/result/night-picture.tsx';
import { plannedBed } from '../../nights/drawing/planned-bed.ts';
import type { Summary } from './summary-rows.ts';

const columns = doctorFields('column');
const isRequired = (name: NightFieldName) => nightField(name).isRequired;
const figures = columns.filter(isRequired);
const details = columns.filter((name) => !isRequired(name));

type LastNightsProps = { readonly programme: Programme; readonly summary: Summary };

/** @decision D70 D71 */
export function LastNights({ programme, summary }: LastNightsProps) {
  const { t } = useLingui();
  const dates = useDates();
  const text = useFieldText();
  const label = (name: NightFieldName) => text(nightField(name).label);
  const drawn = t`Nuit`;
  const rows = summary.nights.map(({ date, night }) => {
    const drawing = night && drawNight(date, night.night, zoneOfDay(night, programme));
    return { date, night, drawing, bed: night && plannedBed(programme.weeks, night) };
  });
  const domain = closeDomain(
    rows.flatMap(({ drawing, bed }) => [drawing, bed && { stretches: [], bed }]),
  );
  return (
    <>
      <h2 id="nights">
        <Trans>Les dernières nuits</Trans>
      </h2>
      <p>
        <Trans>
          Barre haute : sommeil. Bande au milieu : durée des éveils, sans leur heure. Barre basse :
          éveil au lit. Traits au-dessus et au-dessous : horaire choisi. Trait vertical : minuit.
        </Trans>
      </p>
      <ScrollFrame aria-labelledby="nights">
        <table className="folded-rows">
          <thead>
            <tr>
              {[
                t`Matin du`,
                drawn,
                ...figures.map(label),
                t`Sommeil`,
                ...details.map(label),
                t`Détails`,
              ].map((name) => (
                <th key={name} scope="col" className={name === drawn ? 'strip' : undefined}>
                  <span>{name}</span>
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
                  <NightCells night={night} drawing={drawing} domain={domain} schedule={bed} />
                ) : (
                  <td colSpan={columns.length + 3}>
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

type NightCellsProps = {
  readonly night: CompletedDay;
  readonly drawing: NightDrawing;
  readonly domain: BarDomain;
  readonly schedule: NightDrawing['bed'];
};

function NightCells({ night: { night, measures }, drawing, domain, schedule }: NightCellsProps) {
  const { duration } = useWords();
  const rowsOf = useNightRows();
  const { t } = useLingui();
  const text = useFieldText();
  const words = useShortDetails();
  const cells = (fields: readonly NightFieldName[]) =>
    rowsOf(night, fields).map(({ field, value }) => {
      const isScale = nightField(field).kind === 'choice';
      return (
        <td key={field} data-name={text(nightField(field).label)}>
          {value !== null && isScale ? Number(night[field]) : (value ?? '—')}
        </td>
      );
    });
  return (
    <>
      <td className="strip">
        <NightBar drawing={drawing} domain={domain} schedule={schedule} />
      </td>
      {cells(figures)}
      <td data-name={t`Sommeil`}>{duration(measures.totalSleepMinutes)}</td>
      {cells(details)}
      <td className="details" data-name={t`Détails`}>
        {words(night, measures).join(', ') || '—'}
      </td>
    </>
  );
}

/** Leaves out the naps, because the list already begins with their total. */
const listed = doctorFields('detail').filter((name) => name !== 'naps');

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
    for (const { field, name, value } of rowsOf(night, listed)) {
      if (night[field] === true) words.push(name.toLowerCase());
      else if (value !== null && night[field] !== false && night[field] !== 0) {
        const said = name.toLowerCase();
        words.push(t`${said} : ${value}`);
      }
    }
    return words;
  };
}
