import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { entryFaultOf } from '../../lib/entry-fault.ts';
import { type Fault, mayPass } from '../../lib/error-code.ts';
import { useErrorText } from '../../lib/error-messages.ts';
import type { Entry } from '../../lib/session.ts';
import { useOtherAddress } from '../../lib/use-other-address.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { OtherAddress } from '../../ui/other-address.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { ContactToTell } from '../site/contact-to-tell.tsx';

type EntryFailureProps = {
  readonly entry: Entry;
  readonly title: ReactNode;
  readonly onLogin: () => void;
};

/** @decision D99 */
export function EntryFailure({ entry, title, onLogin }: EntryFailureProps) {
  const { failure, enter, isEntering } = entry;
  const fault = entryFaultOf(failure, useOtherAddress(failure));
  return (
    <>
      <Outcome role="alert" turn={failure}>
        {fault.kind === 'otherAddress' ? (
          <OtherAddress address={fault.address} />
        ) : (
          <Banner kind="danger" title={title}>
            {fault.kind === 'notKept' ? (
              <p className="mt-1">
                <Trans>
                  Ce navigateur n’a pas gardé votre connexion. Dans ses réglages, permettez les
                  témoins (cookies) pour ce site, puis connectez-vous de nouveau.
                </Trans>
              </p>
            ) : fault.kind === 'sourceHidden' ? (
              <p className="mt-1">
                <Trans>
                  Ce navigateur cache d’où viennent vos demandes, et le site les refuse. Désactivez
                  pour ce site les extensions qui protègent la vie privée, ou prenez un autre
                  navigateur, puis connectez-vous de nouveau.
                </Trans>
              </p>
            ) : (
              <Why fault={fault.fault} />
            )}
          </Banner>
        )}
      </Outcome>
      {fault.kind === 'failed' && (
        <Button className="mt-6 w-full" busy={isEntering} onClick={() => enter()}>
          <Trans>Réessayer</Trans>
        </Button>
      )}
      {(fault.kind === 'notKept' || fault.kind === 'sourceHidden') && (
        <Button className="mt-6 w-full" onClick={onLogin}>
          <Trans>Se connecter de nouveau</Trans>
        </Button>
      )}
    </>
  );
}

function Why({ fault }: { fault: Fault }) {
  const errorText = useErrorText();
  return (
    <>
      <p className="mt-1">
        {mayPass(fault) || fault.code === 'INTERNAL' ? (
          errorText(fault)
        ) : (
          <Trans>
            Le site refuse de l’ouvrir. Réessayez dans un instant. Si cela continue, demandez de
            l’aide. <ContactToTell />
          </Trans>
        )}
      </p>
      {fault.requestId && (
        <p className="mt-1 text-small text-ink-soft">
          <Trans>Référence pour l’équipe : {fault.requestId}</Trans>
        </p>
      )}
    </>
  );
}
