import { Trans } from '@lingui/react/macro';
import { useConsultedId } from '../../../lib/consulting.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Link } from '../../../ui/link.tsx';

/** Why no schedule is suggested for one's safety, who may lift that, and whom to ask. @decision D33 */
export function LockedSchedule() {
  const consultedId = useConsultedId();
  const { data } = trpc.questionnaires.listFlags.useQuery(
    consultedId === null ? {} : { userId: consultedId },
  );
  const reasons = data?.filter(({ clearedAt }) => clearedAt === null) ?? [];
  return (
    <Banner kind="attention" title={<Trans>Votre horaire attend un avis</Trans>}>
      <p className="mt-1">
        <Trans>
          D’après vos réponses, réduire le temps au lit demande d’abord l’avis d’un professionnel de
          la santé.
        </Trans>
      </p>
      {reasons.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {reasons.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        <Trans>
          L’équipe de votre établissement le voit, et c’est elle qui peut lever cette mesure de
          prudence. Vous pouvez aussi joindre une{' '}
          <Link to="resourcePersons">personne-ressource</Link>. D’ici là, le reste du programme
          continue.
        </Trans>
      </p>
    </Banner>
  );
}
