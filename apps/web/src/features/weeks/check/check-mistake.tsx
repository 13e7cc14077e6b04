import { type WeeklyCheckAnswer, weeklyCheckEffect } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { ContactToCall } from '../../site/contact-to-call.tsx';

type CheckMistakeProps = {
  readonly programme: Pick<Programme, 'openSafetyFlags'>;
  readonly answers: readonly WeeklyCheckAnswer[];
  readonly week: Pick<DiaryWeek, 'isSleepyAtWheel' | 'isSleepinessCorrectable'>;
};

/**
 * On the same day, the person can correct sleepiness with « Rien de cela ». Only the team can
 * correct other answers.
 * @decision D69 D76 D77
 */
export function CheckMistake({ programme, answers, week }: CheckMistakeProps) {
  const { flags } = weeklyCheckEffect(answers);
  const isForTeam = flags.some((flag) => programme.openSafetyFlags.includes(flag));
  const isSleepy = week.isSleepyAtWheel === true;
  if (!isForTeam && !isSleepy) return null;
  return (
    <div className="mt-4 space-y-2">
      {isForTeam && (
        <p>
          <Trans>
            Coché par erreur, une chute ou un accident ? Dites-le à l’équipe : elle seule peut lever
            cette précaution.
          </Trans>
        </p>
      )}
      {isSleepy && (
        <p>
          {week.isSleepinessCorrectable ? (
            <Trans>
              Coché par erreur, la somnolence ? Cochez « Rien de cela » aujourd’hui, dans « Quelque
              chose est arrivé ».
            </Trans>
          ) : (
            <Trans>Coché par erreur, la somnolence ? Dites-le à l’équipe.</Trans>
          )}
        </p>
      )}
      <p>
        <ContactToCall />
      </p>
    </div>
  );
}
