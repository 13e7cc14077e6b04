import { Trans } from '@lingui/react/macro';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { SavedNote } from '../saved-note.tsx';

const zipOf = (base64: string) =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], {
    type: 'application/zip',
  });

/** @decision D62 */
export function OwnDataPanel() {
  const errorText = useErrorText();
  const copy = trpc.rights.exportOwnData.useMutation({
    onSuccess: ({ fileName, zipBase64 }) => saveFile(fileName, zipOf(zipBase64)),
  });
  return (
    <>
      <p className="mb-4">
        <Trans>
          Vous recevez un fichier ZIP : vos nuits et vos réponses, à ouvrir dans un tableur, vos
          exercices à lire, et tout le reste dans un fichier décrit par LISEZMOI.txt. Votre mot de
          passe peut être redemandé.
        </Trans>
      </p>
      <p className="mb-5 text-ink-soft">
        <Trans>Ce fichier parle de votre santé. Sur un appareil partagé, effacez-le ensuite.</Trans>
      </p>
      {copy.isError && (
        <p role="alert" className="mb-4 text-danger">
          {errorText(faultOf(copy.error))}
        </p>
      )}
      <Button kind="secondary" busy={copy.isPending} onClick={() => copy.mutate()}>
        {copy.isPending ? <Trans>Préparation…</Trans> : <Trans>Télécharger mes données</Trans>}
      </Button>
      <div aria-live="polite" className="mt-3">
        {copy.isSuccess && (
          <SavedNote>
            <Trans>Le fichier est dans vos téléchargements.</Trans>
          </SavedNote>
        )}
      </div>
    </>
  );
}
