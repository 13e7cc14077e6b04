import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { Link } from '../../../ui/link.tsx';
import { NightBar } from '../../diary/night/night-bar.tsx';
import { drawNight } from '../../diary/night/night-drawing.ts';
import { NightStatus } from '../../diary/night/night-status.tsx';
import { useWords } from '../../diary/night/use-words.ts';
import {
  type DiaryDay,
  isCompletedDay,
  type Programme,
  zoneOfDay,
} from '../../diary/programme-data.ts';

type NightListProps = {
  readonly programme: Programme;
  readonly days: readonly DiaryDay[];
};

/** The nights of a week: dates, status, efficiency, and the night itself; each leads to its page. */
export function NightList({ programme, days }: NightListProps) {
  return (
    <ul className="night-list">
      {days.map((day) => (
        <li key={day.id}>
          {day.status === 'upcoming' ? (
            <div className="night-row">
              <NightRow programme={programme} day={day} />
            </div>
          ) : (
            <Link to="diaryDay" params={{ date: day.date }} bare className="night-row">
              <NightRow programme={programme} day={day} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function NightRow({ programme, day }: { programme: Programme; day: DiaryDay }) {
  const dates = useDates();
  const { percent } = useWords();
  const isDone = isCompletedDay(day);
  return (
    <>
      <span className="night-row-name">
        <Trans>Nuit du {dates.night(day.date)}</Trans>
      </span>
      <span className="night-row-facts">
        <NightStatus status={day.status} />
        {isDone && (
          <span className="tabular-nums">
            <span className="sr-only">
              <Trans>efficacité</Trans>{' '}
            </span>
            {percent(day.measures.sleepEfficiencyPercent)}
          </span>
        )}
      </span>
      {isDone && (
        <NightBar
          drawing={drawNight(day.date, day.night, zoneOfDay(day, programme))}
          className="night-row-bar"
        />
      )}
    </>
  );
}
