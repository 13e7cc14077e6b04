import { Trans } from '@lingui/react/macro';
import { Banner } from '../ui/banner.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export default function AbandonmentPage() {
  return (
    <>
      <PageHeading below={<Trans>Vous pouvez arrêter à tout moment, sans donner de raison.</Trans>}>
        <Trans>Quitter le programme</Trans>
      </PageHeading>
      <Banner title={<Trans>Pour quitter le programme, écrivez à votre établissement</Trans>}>
        <p className="mt-1">
          <Trans>
            Une <Link to="resourcePersons">personne-ressource</Link> s’en occupe. Vos nuits et vos
            lectures restent lisibles pour vous, et les rappels cessent aussitôt.
          </Trans>
        </p>
      </Banner>
    </>
  );
}
