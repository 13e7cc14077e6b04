import { Trans } from '@lingui/react/macro';
import { saveFile } from '../../../../lib/save-file.ts';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { CallError } from '../../../../ui/call-error.tsx';
import { ImportForm } from './import-form.tsx';

export function SettingsFile() {
  const save = trpc.admin.exportSettings.useMutation({
    onSuccess: ({ text }) => saveFile('tout.json', new Blob([text], { type: 'application/json' })),
  });
  return (
    <section aria-labelledby="settings-file" className="mt-12 border-t border-line pt-8">
      <h2 id="settings-file" className="mb-3 text-lead">
        <Trans>Tous les réglages en un fichier</Trans>
      </h2>
      <p className="mb-4 text-ink-soft">
        <Trans>
          Pour ouvrir un autre site avec les mêmes réglages. Le fichier contient tout ce qui est
          publié, et aucune donnée des participants.
        </Trans>
      </p>
      <CallError call={save} />
      <Button kind="secondary" busy={save.isPending} onClick={() => save.mutate()}>
        <Trans>Télécharger tout.json</Trans>
      </Button>
      <ImportForm />
    </section>
  );
}
