import { Trans } from '@lingui/react/macro';
import { Banner } from '../ui/banner.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export default function SelfScreeningPage() {
  return (
    <>
      <PageHeading
        below={
          <Trans>
            Un court questionnaire, ouvert à tous, sans compte. Il ne pose aucun diagnostic.
          </Trans>
        }
      >
        <Trans>Évaluez mon sommeil</Trans>
      </PageHeading>
      <Banner title={<Trans>Ce questionnaire n’est pas encore ouvert</Trans>}>
        <p className="mt-1">
          <Trans>
            Si votre sommeil vous inquiète aujourd’hui, parlez-en à votre médecin ou à votre
            pharmacien. Des lignes d’aide se trouvent à la page des{' '}
            <Link to="resourcePersons">personnes-ressources</Link>.
          </Trans>
        </p>
      </Banner>
    </>
  );
}
