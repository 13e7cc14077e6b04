import { plannedBed } from '../../nights/drawing/planned-bed.ts';
import { pauseOn } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import { useKeptNight } from '../../../lib/device-nights.ts';
import { useDates } from '../../../lib/dates.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { isBegun } from '../../nights/is-begun.ts';
import { isCorrected } from '../../nights/is-corrected.ts';
import { EfficiencyWords } from '../../nights/result/efficiency-words.tsx';
import { NightCaution } from '../../nights/result/night-caution.tsx';
import { NightPicture } from '../../nights/result/night-picture.tsx';
import { NightText } from '../../nights/result/night-text.tsx';
import { SleepWords } from '../../nights/result/sleep-words.tsx';
import { drawNight } from '../../nights/drawing/night-drawing.ts';
import { useRunningNight } from '../../nights/use-running-night.ts';
import { NightState } from './night-state.tsx';
import { useSavedAt } from '../../nights/result/use-saved-at.ts';
import {
  type CompletedDay,
  type DiaryDay,
  isCompletedDay,
  type Programme,
  zoneOfDay,
} from '../../../lib/programme-data.ts';
import { dueDays, lastNight } from '../../nights/programme-nights.ts';
import { weekToOpen } from './week-to-open.ts';

export function LastNightCard({ programme }: { programme: Programme }) {
  const night = lastNight(programme);
  const others = dueDays(programme).filter(({ id }) => id !== night?.id);
  return (
    <>
      {night ? (
        <Night programme={programme} day={night} />
      ) : (
        <NoNightYet programme={programme} hasOthers={others.length > 0} />
      )}
      {others.length > 0 && !programme.person.isConsulted && <OtherNights days={others} />}
    </>
  );
}

export function asksLastNight(programme: Programme): boolean {
  const night = lastNight(programme);
  if (night === null || programme.person.isConsulted) return false;
  if (isCompletedDay(night)) return isCorrected(programme, night);
  return night.isEditable && !programme.abandonment;
}

function Night({ programme, day }: { programme: Programme; day: DiaryDay }) {
  const dates = useDates();
  const begun = isBegun(programme, day);
  const isOwn = !programme.person.isConsulted;
  const kept = useKeptNight(isOwn ? day.date : undefined);
  const isWritten = isCompletedDay(day) || kept !== undefined;
  const isRunning = useRunningNight(programme) === day.date && !isWritten;
  const isOptional = Boolean(programme.abandonment);
  return (
    <Card aria-labelledby="last-night">
      <p className="text-small font-medium text-accent-ink">
        {isRunning ? <Trans>Cette nuit</Trans> : <Trans>La nuit dernière</Trans>}
      </p>
      <h2 id="last-night" className="mb-3 text-lead">
        <Trans>Nuit du {dates.night(day.date)}</Trans>
      </h2>
      {isCompletedDay(day) && !kept ? (
        <SavedNight programme={programme} day={day} />
      ) : (
        <>
          <NightState programme={programme} day={day} />
          {kept && (
            <p className="mt-3">
              <Link to="diaryDay" params={{ date: day.date }}>
                <Trans>Revoir cette nuit</Trans>
              </Link>
            </p>
          )}
          {day.isEditable && isOwn && !kept && (
            <>
              <p className="mt-3 text-ink-soft">
                {isOptional ? (
                  <Trans>Rien ne vous y oblige. Une minute suffit.</Trans>
                ) : isRunning ? (
                  <Trans>Notez-la après votre lever. Une minute suffit.</Trans>
                ) : (
                  <Trans>Six questions, de mémoire. Une minute suffit.</Trans>
                )}
              </p>
              <Link
                to="diaryDay"
                params={{ date: day.date }}
                bare
                className={buttonClass(
                  isRunning || isOptional ? 'secondary' : 'primary',
                  'mt-5 w-full',
                )}
              >
                {begun ? <Trans>Continuer ma nuit</Trans> : <Trans>Noter ma nuit</Trans>}
              </Link>
            </>
          )}
        </>
      )}
    </Card>
  );
}

function SavedNight({ programme, day }: { programme: Programme; day: CompletedDay }) {
  const savedAt = useSavedAt(day, programme.person.timeZone);
  const week = programme.weeks.find(({ number }) => number === day.week);
  const isChanged = isCorrected(programme, day);
  return (
    <>
      {isChanged ? (
        <div className="mb-5">
          <NightState programme={programme} day={day} />
          <p className="mt-1 text-ink-soft">
            <Trans>Voici la nuit telle qu’elle est enregistrée.</Trans>
          </p>
          <Link
            to="diaryDay"
            params={{ date: day.date }}
            bare
            className={buttonClass('primary', 'mt-4 w-full')}
          >
            <Trans>Reprendre ma correction</Trans>
          </Link>
        </div>
      ) : (
        <p className="mb-3 text-small text-ok">{savedAt}</p>
      )}
      <SleepWords measures={day.measures} />
      <NightCaution programme={programme} date={day.date} measures={day.measures} />
      <div className="mt-3 mb-4">
        <NightPicture
          drawing={drawNight(day.date, day.night, zoneOfDay(day, programme))}
          night={day.night}
          schedule={plannedBed(programme.weeks, day)}
          figures={
            <NightText
              date={day.date}
              timeZone={zoneOfDay(day, programme)}
              night={day.night}
              measures={day.measures}
            />
          }
        />
        <EfficiencyWords measures={day.measures} week={week} />
      </div>
      {!isChanged && (
        <Link to="diaryDay" params={{ date: day.date }}>
          <Trans>Revoir cette nuit</Trans>
        </Link>
      )}
    </>
  );
}

type NoNightYetProps = {
  readonly programme: Programme;
  readonly hasOthers: boolean;
};

function NoNightYet({ programme, hasOthers }: NoNightYetProps) {
  const dates = useDates();
  const { days, today, pauses, abandonment } = programme;
  if (abandonment === null && pauseOn(pauses, today) !== null) return null;
  const next = days.find(({ date }) => date > today);
  const isFirst = days[0]?.date === next?.date;
  const toOpen = weekToOpen(programme);
  return (
    <Card>
      <p>
        {abandonment !== null ? (
          <Trans>Aucune nuit n’attend d’être notée.</Trans>
        ) : toOpen !== null ? (
          <Trans>
            La semaine {toOpen} a commencé. Ses nuits se noteront ici dès que la connexion
            reviendra.
          </Trans>
        ) : next && !isFirst ? (
          <Trans>
            Cette semaine commence. Sa première nuit se notera le matin du {dates.day(next.date)}.
          </Trans>
        ) : next ? (
          <Trans>
            La première nuit est à venir. Elle pourra être notée à partir du matin du{' '}
            {dates.day(next.date)}.
          </Trans>
        ) : hasOthers ? (
          <Trans>Le journal n’a plus de nouvelle nuit.</Trans>
        ) : (
          <Trans>Le journal est terminé. Les nuits peuvent toujours être lues ci-dessous.</Trans>
        )}
      </p>
    </Card>
  );
}

function OtherNights({ days }: { days: readonly DiaryDay[] }) {
  const dates = useDates();
  return (
    <section aria-labelledby="other-nights" className="mt-6">
      <h2 id="other-nights" className="mb-1 text-body font-medium">
        <Plural
          value={days.length}
          one="Une autre nuit peut encore être notée"
          other="# autres nuits peuvent encore être notées"
        />
      </h2>
      <ul>
        {days.map((day) => (
          <li key={day.id}>
            <Link to="diaryDay" params={{ date: day.date }} className="inline-block py-2">
              <Trans>Nuit du {dates.night(day.date)}</Trans>
            </Link>{' '}
            <span className="text-small text-ink-soft">
              <Trans>jusqu’à la fin du {dates.day(day.lastEditableOn)}</Trans>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
