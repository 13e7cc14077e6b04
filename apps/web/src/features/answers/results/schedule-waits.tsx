import { canScheduleCome, diaryRules, isEventForStaff, scheduleLocks } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { CrisisSentence } from '../../site/crisis-line.tsx';
import { ContactToCall } from '../../site/contact-to-call.tsx';
import { Tonight } from '../../nights/tonight.tsx';
import { OnlyStaffLift } from './only-staff-lift.tsx';
import { OthersLift } from './others-lift.tsx';

/**
 * Open flags that lock the sleep schedule.
 * @param userId owner of the answers; null for the current user
 * @decision D33
 */
export function ScheduleWaits({ userId }: { readonly userId: number | null }) {
  const whose = userId === null ? {} : { userId };
  const flags = trpc.questionnaires.listFlags.useQuery(whose, { staleTime: 0 });
  const open = flags.data?.filter(({ clearedAt }) => clearedAt === null) ?? [];
  const reasons = open.filter(({ code }) => scheduleLocks([code]).isSafetyFlagged);
  const forStaff = reasons.filter(({ lifter }) => lifter === 'staff');
  const isLocked = reasons.length > 0;
  const overview = trpc.programme.overview.useQuery(whose, { staleTime: 0, enabled: isLocked });
  if (!isLocked || !overview.data) return null;
  const { programmeWeek, abandonment, weeks } = overview.data;
  if (!canScheduleCome(overview.data, abandonment !== null)) return null;
  const isBefore = programmeWeek < diaryRules.firstScheduleWeek;
  const isTold = reasons.some(({ code, source, raisedAgainBy }) =>
    [source, raisedAgainBy].some((each) => each !== null && isEventForStaff(code, each)),
  );
  return (
    <Banner
      kind="attention"
      className="mb-10"
      title={<Trans>Votre horaire de sommeil attend un avis</Trans>}
    >
      <p className="mt-1">
        {isBefore ? (
          <Trans>
            À partir de la semaine 2, le programme propose un horaire qui peut réduire le temps
            passé au lit. D’après vos réponses aux questionnaires, demandez d’abord l’avis d’une ou
            d’un professionnel de la santé. La raison de cette précaution :
          </Trans>
        ) : (
          <Trans>
            D’après vos réponses aux questionnaires, demandez l’avis d’une ou d’un professionnel de
            la santé avant de passer moins de temps au lit. La raison de cette précaution :
          </Trans>
        )}
      </p>
      <ul className="mt-2 list-disc pl-5">
        {reasons.map(({ id, name, advice }) => (
          <li key={id} className="mt-1">
            <strong className="font-medium">{name}</strong>
            <br />
            {advice}
          </li>
        ))}
      </ul>
      {isTold && (
        <p className="mt-2">
          <Trans>
            L’équipe de votre établissement est avertie, mais elle ne le voit pas toujours tout de
            suite.
          </Trans>
        </p>
      )}
      <p className="mt-2">
        <OnlyStaffLift names={forStaff.map(({ name }) => name)} />{' '}
        {forStaff.length < reasons.length && <OthersLift />} {isBefore && <ContactToCall />}
      </p>
      {isBefore && (
        <p className="mt-2">
          <CrisisSentence />
        </p>
      )}
      {!isBefore && <Tonight wakeTime={weeks.at(-1)?.suspendedWakeTime ?? null} />}
      <p className="mt-2">
        <Trans>Tout le reste du programme vous est ouvert.</Trans>
      </p>
    </Banner>
  );
}
