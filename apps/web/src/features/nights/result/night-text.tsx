import { isWhiteNight, type NightEntry, type NightMeasures } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import { clockChangeMinutes } from '../drawing/night-drawing.ts';
import { useWords } from '../use-words.ts';

type NightTextProps = {
  readonly date: string;
  readonly timeZone: string;
  readonly night: NightEntry;
  readonly measures: Pick<NightMeasures, 'timeInBedMinutes' | 'totalSleepMinutes'>;
};

export function NightText({ date, timeZone, night, measures }: NightTextProps) {
  const { clock, duration } = useWords();
  const change = clockChangeMinutes(date, night, timeZone);
  const lightsOut = clock(night.lightsOutTime);
  const outOfBed = clock(night.outOfBedTime);
  const inBed = duration(measures.timeInBedMinutes);
  const asleep = duration(measures.totalSleepMinutes);
  return (
    <p>
      <span>
        <Trans>
          Au lit de {lightsOut} à {outOfBed}, soit {inBed}.
        </Trans>
      </span>{' '}
      {isWhiteNight(measures) ? (
        <span>
          <Trans>Aucun sommeil.</Trans>
        </span>
      ) : (
        <span>
          <SleepText night={night} /> <Trans>Sommeil : {asleep}.</Trans>
        </span>
      )}
      <NapText naps={night.naps} />
      {change > 0 && (
        <span>
          {' '}
          <Trans>L’heure a reculé cette nuit-là : elle a duré {duration(change)} de plus.</Trans>
        </span>
      )}
      {change < 0 && (
        <span>
          {' '}
          <Trans>L’heure a avancé cette nuit-là : elle a duré {duration(-change)} de moins.</Trans>
        </span>
      )}
    </p>
  );
}

function SleepText({ night }: { night: NightEntry }) {
  const { clock, duration } = useWords();
  const latency = duration(night.sleepOnsetLatencyMinutes);
  const awake = duration(night.wakeAfterSleepOnsetMinutes);
  const wakeUp = clock(night.finalWakeUpTime);
  return (
    <>
      <Trans>Endormissement en {latency},</Trans>{' '}
      <Plural
        value={night.awakenings}
        _0="aucun éveil,"
        one={`un éveil de ${awake},`}
        other={`# éveils (${awake} en tout),`}
      />{' '}
      <Trans>réveil final à {wakeUp}.</Trans>
    </>
  );
}

function NapText({ naps }: Pick<NightEntry, 'naps'>) {
  const { clock } = useWords();
  return naps.map(({ startTime, endTime }) => {
    const start = clock(startTime);
    const end = clock(endTime);
    return (
      <span key={`${startTime}${endTime}`}>
        {' '}
        <Trans>
          Sieste la veille, de {start} à {end}.
        </Trans>
      </span>
    );
  });
}
