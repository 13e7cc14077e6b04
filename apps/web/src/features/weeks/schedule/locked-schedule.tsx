import { scheduleLocks } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useConsultedId } from '../../../lib/consulting.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { OnlyStaffLift } from '../../answers/results/only-staff-lift.tsx';
import { OthersLift } from '../../answers/results/others-lift.tsx';
import { Tonight } from '../../nights/tonight.tsx';

type LockedScheduleProps = {
  readonly wakeTime: number | null;
};

/** @decision D33 D69 */
export function LockedSchedule({ wakeTime }: LockedScheduleProps) {
  const consultedId = useConsultedId();
  const { data } = trpc.questionnaires.listFlags.useQuery(
    consultedId === null ? {} : { userId: consultedId },
  );
  const reasons = data?.filter(({ clearedAt }) => clearedAt === null) ?? [];
  const forStaff = reasons.filter(({ lifter }) => lifter === 'staff');
  return (
    <Banner kind="attention" title={<Trans>Votre horaire attend un avis</Trans>}>
      <p className="mt-1">
        <Trans>
          D’après vos réponses, réduire le temps au lit demande d’abord l’avis d’une ou d’un
          professionnel de la santé.
        </Trans>
      </p>
      <Tonight wakeTime={wakeTime} />
      {reasons.length > 0 && (
        <ul className="mt-4 space-y-3">
          {reasons.map(({ id, name, advice }) => (
            <li key={id}>
              <p className="font-medium">{name}</p>
              <p>{advice}</p>
            </li>
          ))}
        </ul>
      )}
      {scheduleLocks(reasons.map(({ code }) => code)).isSleepy && (
        <p className="mt-4">
          <Trans>
            Ce que vous avez dit de la somnolence tient jusqu’à ce que l’équipe en ait parlé avec
            vous, ou que vous ayez coché « Rien de cela » deux autres semaines.
          </Trans>
        </p>
      )}
      <p className="mt-4">
        <OnlyStaffLift names={forStaff.map(({ name }) => name)} />{' '}
        {forStaff.length < reasons.length && <OthersLift />}{' '}
        <span>
          <Trans>Le reste du programme continue.</Trans>
        </span>
      </p>
    </Banner>
  );
}
