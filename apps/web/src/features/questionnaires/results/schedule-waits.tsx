import type { GateQuestionnaire } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Link } from '../../../ui/link.tsx';

interface ScheduleWaitsProps {
  readonly code: GateQuestionnaire;
  /** Whose answers they are; null for one's own. */
  readonly userId: number | null;
}

/**
 * What these answers lock, why, and who may lift it, told as soon as they are sent: nobody finds
 * the schedule closed a week later without a word. @decision D33
 */
export function ScheduleWaits({ code, userId }: ScheduleWaitsProps) {
  const { data } = trpc.questionnaires.listFlags.useQuery(userId === null ? {} : { userId }, {
    staleTime: 0,
  });
  const reasons =
    data?.filter(
      ({ source, raisedAgainBy, clearedAt }) =>
        clearedAt === null && (source === code || raisedAgainBy === code),
    ) ?? [];
  if (reasons.length === 0) return null;
  return (
    <Banner
      kind="attention"
      className="mb-10"
      title={<Trans>Votre horaire de sommeil attendra un avis</Trans>}
    >
      <p className="mt-1">
        {code === 'S0' ? (
          <Trans>
            À partir de la semaine 2, le programme propose un horaire qui peut réduire le temps
            passé au lit. D’après vos réponses, le vôtre demande d’abord l’avis d’un professionnel
            de la santé. Ce qui demande cette prudence :
          </Trans>
        ) : (
          <Trans>
            D’après vos réponses, réduire le temps passé au lit demande d’abord l’avis d’un
            professionnel de la santé. Ce qui demande cette prudence :
          </Trans>
        )}
      </p>
      <ul className="mt-2 list-disc pl-5">
        {reasons.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p className="mt-2">
        <Trans>
          L’équipe de votre établissement le voit, et c’est elle qui peut lever cette mesure : un
          message vous l’annoncera ici. Vous pouvez aussi joindre une{' '}
          <Link to="resourcePersons">personne-ressource</Link>.
        </Trans>
      </p>
      <p className="mt-2">
        <Trans>Tout le reste du programme vous reste ouvert.</Trans>
      </p>
    </Banner>
  );
}
