import { Trans } from '@lingui/react/macro';
import { ownDevice } from '../../../lib/device-nights.ts';
import type { SubmissionState } from '../../../lib/draft-types.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { useOnline } from '../../../lib/online.ts';
import { Notice } from '../../../ui/banner.tsx';

type EntryNoticesProps = {
  readonly status: SubmissionState<unknown>;
  readonly isSavedElsewhere: boolean;
};

export default function EntryNotices({ status, isSavedElsewhere }: EntryNoticesProps) {
  const errorText = useErrorText();
  const isOnline = useOnline();
  return (
    <>
      {status.kind === 'refused' && (
        <Notice kind="danger" role="alert" className="mb-8" title={errorText(status.fault)}>
          <Trans>La nuit n’est pas enregistrée. Ce que vous avez écrit reste ici.</Trans>
        </Notice>
      )}
      {status.kind === 'waiting' && (
        <Notice
          kind="attention"
          role="alert"
          className="mb-8"
          title={<Trans>La nuit n’est pas enregistrée : le site ne répond pas</Trans>}
        >
          <Trans>
            Rien n’est perdu. Laissez le site ouvert : votre nuit sera envoyée dès que la connexion
            reviendra.
          </Trans>
        </Notice>
      )}
      {isSavedElsewhere && <SavedElsewhere />}
      {!isOnline && !ownDevice.get() && status.kind !== 'waiting' && <SharedDevice />}
    </>
  );
}

function SavedElsewhere() {
  return (
    <Notice
      kind="attention"
      className="mb-8"
      title={<Trans>Cette nuit a été enregistrée ailleurs entre-temps</Trans>}
    >
      <Trans>
        Ce que vous aviez commencé à écrire reste ici. Quand vous l’enregistrerez, vous verrez les
        deux versions et choisirez celle qui est juste.
      </Trans>
    </Notice>
  );
}

/** A shared device stores nothing, so an offline person is warned before typing. @decision D66 */
function SharedDevice() {
  return (
    <Notice
      kind="attention"
      className="mb-8"
      title={<Trans>Vous êtes hors ligne, sur un appareil partagé</Trans>}
    >
      <Trans>
        Rien n’est gardé sur cet appareil. Si vous notez votre nuit maintenant, laissez cette page
        ouverte jusqu’à ce qu’elle soit enregistrée.
      </Trans>
    </Notice>
  );
}
