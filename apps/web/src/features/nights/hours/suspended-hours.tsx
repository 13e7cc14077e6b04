import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';
import type { Overview } from '../../../lib/use-overview.ts';
import { tonightOf } from './tonight-of.ts';
import { useWords } from '../use-words.ts';
import { ContactToCall } from '../../site/contact-to-call.tsx';
import { isClosedByQuestionnaire } from '../closed-by-questionnaire.ts';
import { type ScheduleStanding, scheduleStanding } from './schedule-standing.ts';

/** @decision D69 D76 */
export function SuspendedHours({ overview }: { readonly overview: Overview }) {
  const { clock } = useWords();
  const tonight = tonightOf(overview);
  if (tonight?.kind !== 'suspended') return null;
  const wakeTime = tonight.wakeTime === null ? null : clock(tonight.wakeTime);
  const standing = scheduleStanding(overview);
  const isNotice = standing === 'noticeToRead' || standing === 'noticeAlone';
  // The page with the explanations is closed while a questionnaire is due.
  const isClosed = isClosedByQuestionnaire(overview);
  return (
    <>
      <p className="mt-2 text-lead">
        {wakeTime === null ? (
          <Trans>
            Gardez vos heures habituelles, sans retarder votre coucher, et la même heure de lever
            chaque matin.
          </Trans>
        ) : (
          <Trans>
            Revenez à vos heures d’avant le programme, sans retarder votre coucher. Levez-vous à{' '}
            {wakeTime}.
          </Trans>
        )}
      </p>
      <p className="mt-3 text-ink-soft">
        <Reason standing={standing} hasWakeTime={wakeTime !== null} isClosed={isClosed} />{' '}
        {!isClosed ? (
          <Link to="diary" hash="horaire">
            {isNotice ? <Trans>Lire l’avis</Trans> : <Trans>Lire pourquoi, et qui appeler</Trans>}
          </Link>
        ) : (
          !isNotice && <ContactToCall />
        )}
      </p>
    </>
  );
}

type ReasonProps = {
  readonly standing: ScheduleStanding;
  readonly hasWakeTime: boolean;
  readonly isClosed: boolean;
};

function Reason({ standing, hasWakeTime, isClosed }: ReasonProps) {
  if (standing === 'noticeToRead' || standing === 'noticeAlone') {
    if (isClosed) return <Trans>Un avis de sécurité vous attend après le questionnaire.</Trans>;
    return standing === 'noticeToRead' ? (
      <Trans>Votre horaire revient dès que vous aurez lu l’avis de sécurité.</Trans>
    ) : (
      <Trans>Un avis de sécurité vous attend.</Trans>
    );
  }
  return hasWakeTime ? (
    <Trans>Votre horaire est suspendu pour votre sécurité.</Trans>
  ) : (
    <Trans>Aucun horaire ne vous est proposé pour l’instant, pour votre sécurité.</Trans>
  );
}
