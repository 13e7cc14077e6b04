import type { NightQuestionCode, UsualTimes } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useWords } from '../use-words.ts';
import type { NightReview } from './review-night.ts';

type QuestionWordsProps = {
  readonly code: NightQuestionCode;
  readonly review: Extract<NightReview, { isSavable: true }>;
  readonly usual: UsualTimes | null;
};

/** The question about an odd night, in one sentence. @decision D21 */
export function QuestionWords({ code, review: { entry, measures }, usual }: QuestionWordsProps) {
  const { clock, duration } = useWords();
  const lightsOut = clock(entry.lightsOutTime);
  const inBed = duration(measures.timeInBedMinutes);
  const asleep = duration(measures.totalSleepMinutes);
  const latency = duration(entry.sleepOnsetLatencyMinutes);
  const awake = duration(entry.wakeAfterSleepOnsetMinutes);
  const usualLightsOut = clock(Math.round(usual?.lightsOutTime ?? 0) % 1440);
  const usualWakeUp = clock(Math.round(usual?.finalWakeUpTime ?? 0) % 1440);
  switch (code) {
    case 'lightsOutByDay':
      return <Trans>Vous avez éteint la lumière à {lightsOut}, en plein jour.</Trans>;
    case 'timeInBedShort':
    case 'timeInBedLong':
      return <Trans>Cela fait {inBed} au lit en tout.</Trans>;
    case 'sleepOnsetLong':
      return <Trans>L’endormissement a pris {latency}.</Trans>;
    case 'awakeLong':
      return <Trans>Les éveils ont duré {awake} en tout.</Trans>;
    case 'efficiencyLow':
      return (
        <Trans>
          Cela laisse {asleep} de sommeil sur {inBed} au lit.
        </Trans>
      );
    case 'lightsOutUnusual':
      return <Trans>C’est loin de votre heure habituelle, vers {usualLightsOut}.</Trans>;
    case 'finalWakeUpUnusual':
      return <Trans>C’est loin de votre réveil habituel, vers {usualWakeUp}.</Trans>;
  }
}
