import { Trans } from '@lingui/react/macro';
import { Banner } from '../ui/banner.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** What staff can do today, said plainly. */
export default function AdminPage() {
  return (
    <>
      <PageHeading>
        <Trans>Administration</Trans>
      </PageHeading>
      <Banner title={<Trans>La console du personnel est en construction</Trans>}>
        <p className="mt-1">
          <Trans>
            Pour inviter une personne aujourd’hui, utilisez la ligne de commande :{' '}
            <code>npm run aube -- invite</code>. Les participants, les établissements et les données
            arriveront dans cette console.
          </Trans>
        </p>
      </Banner>
    </>
  );
}
