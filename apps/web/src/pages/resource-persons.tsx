import { Trans } from '@lingui/react/macro';
import { CrisisList } from '../features/help/crisis-list.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export default function ResourcePersonsPage() {
  return (
    <>
      <PageHeading
        below={
          <Trans>
            Ce site n’est pas surveillé en tout temps. Pour de l’aide maintenant, appelez un de ces
            numéros ; les appels sont gratuits.
          </Trans>
        }
      >
        <Trans>Personnes-ressources</Trans>
      </PageHeading>
      <CrisisList />
      <div className="prose mt-10">
        <h2>
          <Trans>Une question sur le programme</Trans>
        </h2>
        <p>
          <Trans>
            Les personnes-ressources de votre établissement peuvent vous aider pour votre compte,
            votre journal, votre horaire, ou si quelque chose vous inquiète. Leurs coordonnées
            figurent dans votre invitation.
          </Trans>
        </p>
        <p>
          <Trans>
            Avant d’appeler, notez la date de la nuit dont vous voulez parler et ce qui vous
            inquiète. Il n’y a pas de petite question.
          </Trans>
        </p>
      </div>
    </>
  );
}
