import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ChangeEvent } from 'react';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { saveFile } from '../../../../lib/save-file.ts';
import { trpc } from '../../../../trpc.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CallError } from '../../../../ui/call-error.tsx';
import { FieldFrame } from '../../../../ui/field.tsx';
import { settingEntries } from '../setting-entries.tsx';
import { FileFaults } from './file-faults.tsx';

const changeWords = {
  new: msg`Nouveau`,
  changed: msg`Modifié`,
  same: msg`Déjà pareil`,
} as const;

/** @decision D90 console#settings-as-one-file */
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

function ImportForm() {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const [text, setText] = useState('');
  const trial = trpc.admin.importSettings.useMutation({
    onSuccess: () => announce(t`Le fichier est lu. Voici ce qui change.`),
  });
  const publish = trpc.admin.importSettings.useMutation({
    onSuccess: async () => {
      announce(t`Les réglages du fichier sont publiés.`);
      void utils.programme.invalidate();
      void utils.questionnaires.invalidate();
      await utils.admin.listSettings.invalidate();
    },
  });
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const [file] = input.files ?? [];
    if (file) {
      const next = await file.text();
      publish.reset();
      setText(next);
      trial.mutate({ text: next, isTrial: true });
    }
    // The same file can be chosen again after a correction.
    input.value = '';
  };
  const titleOf = (kind: string) => {
    const entry = settingEntries.find((each) => each.kind === kind);
    return entry ? i18n._(entry.title) : kind;
  };
  const thrown = publish.error ?? trial.error;
  const fault = thrown ? faultOf(thrown) : null;
  const shown = publish.data ?? (fault ? undefined : trial.data);
  const count = shown?.settings.filter(({ change }) => change !== 'same').length ?? 0;
  return (
    <div className="mt-8">
      <FieldFrame
        id="settings-import"
        label={t`Ou choisissez un fichier tout.json`}
        hint={t`Rien n’est publié avant que vous ayez vu ce qui change.`}
      >
        <input
          id="settings-import"
          type="file"
          accept=".json,application/json"
          aria-describedby="settings-import-hint"
          className="block min-h-12 w-full text-small file:mr-3 file:min-h-11 file:rounded-control file:border file:border-edge file:bg-transparent file:px-4 file:text-ink"
          onChange={(event) => void readFile(event)}
        />
      </FieldFrame>
      {trial.isPending && (
        <p>
          <Trans>Lecture du fichier…</Trans>
        </p>
      )}
      {fault && (
        <Banner
          kind="attention"
          role="alert"
          title={
            fault.code === 'INVALID' ? (
              <Trans>Rien n’est publié. À corriger dans le fichier :</Trans>
            ) : (
              errorText(fault)
            )
          }
        >
          {fault.code === 'INVALID' && (
            <FileFaults text={text} issues={fault.issues} titleOf={titleOf} />
          )}
        </Banner>
      )}
      {shown && (
        <div>
          <ul className="mb-6 grid gap-2">
            {shown.settings.map(({ kind, establishment, change }) => (
              <li
                key={`${kind} ${establishment ?? ''}`}
                className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2"
              >
                <span>{`${titleOf(kind)} · ${establishment ?? t`Tout le site`}`}</span>
                <span className={change === 'same' ? 'text-ink-soft' : 'font-medium'}>
                  {i18n._(changeWords[change])}
                </span>
              </li>
            ))}
          </ul>
          {publish.data ? (
            <Banner kind="ok" title={<Trans>Les réglages du fichier sont publiés.</Trans>}>
              <p className="mt-1">
                <Trans>Ils sont en vigueur dès maintenant. Chaque version d’avant reste.</Trans>
              </p>
            </Banner>
          ) : count === 0 ? (
            <p>
              <Trans>Ce site a déjà ces réglages : rien à publier.</Trans>
            </p>
          ) : (
            <Button
              busy={publish.isPending}
              onClick={() => publish.mutate({ text, isTrial: false })}
            >
              <Plural value={count} one="Publier # réglage" other="Publier # réglages" />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
