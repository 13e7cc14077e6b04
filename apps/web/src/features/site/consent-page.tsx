import { Trans } from '@lingui/react/macro';
import { Prose } from './content-nodes.tsx';
import { Edition } from './consent/edition.tsx';
import { GiveConsent } from './consent/give-consent.tsx';
import { PageFrame } from './page-frame.tsx';
import { useSession } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';

/** All other pages lead here until the person agrees to the current version. @decision D62 */
export default function ConsentPage() {
  const session = useSession();
  const isDue = session.status === 'member' && session.account.isConsentDue;
  return (
    <PageFrame id="consent" routeId="consent">
      {({ body, edition }) => (
        <>
          {isDue && (
            <Banner kind="info" title={<Trans>Avant de continuer</Trans>}>
              <p className="mt-1">
                <Trans>
                  Ce texte est nouveau pour vous. Prenez le temps de le lire : votre accord est
                  demandé une seule fois, au bas de la page.
                </Trans>
              </p>
            </Banner>
          )}
          <Prose nodes={body} />
          <Edition edition={edition} />
          {/* A new text unchecks the box, because the person has not read the new text. */}
          {isDue && edition && <GiveConsent key={edition.version} version={edition.version} />}
        </>
      )}
    </PageFrame>
  );
}
