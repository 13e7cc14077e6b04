import type { FieldIssue } from '@aube/api';
import { MAX_BODY_BYTES } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ChangeEvent } from 'react';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { trpc } from '../../../../trpc.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldFrame, fileInputClass } from '../../../../ui/field.tsx';
import { faultWords } from '../fault-words.ts';
import { settingEntries } from '../setting-entries.tsx';
import { ChangeList } from './change-list.tsx';

/** Bytes reserved for the part of a request around the file. */
const ENVELOPE_BYTES = 1024;

const bytesOf = (text: string) => new Blob([JSON.stringify(text)]).size;

/** A file is first read and compared. Publishing uses exactly the compared file. */
export function ImportForm() {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const [text, setText] = useState('');
  const [isTooLong, setTooLong] = useState(false);
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
    onError: (error) => {
      if (faultOf(error).code === 'VERSION_CONFLICT') trial.mutate({ text, mark: null });
    },
  });
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const [file] = input.files ?? [];
    if (file) {
      publish.reset();
      trial.reset();
      const next = file.size > MAX_BODY_BYTES ? null : await file.text();
      const isLong = next === null || bytesOf(next) > MAX_BODY_BYTES - ENVELOPE_BYTES;
      setTooLong(isLong);
      setText(next ?? '');
      if (!isLong) trial.mutate({ text: next, mark: null });
    }
    // The same file can be chosen again after a correction.
    input.value = '';
  };
  const titleOf = (kind: string) => {
    const entry = settingEntries.find((each) => each.kind === kind);
    return entry ? i18n._(entry.title) : kind;
  };
  const refused = publish.error ? faultOf(publish.error) : null;
  const isChanged = refused?.code === 'VERSION_CONFLICT';
  const fault = (isChanged ? null : refused) ?? (trial.error ? faultOf(trial.error) : null);
  const shown = publish.data ?? (fault ? undefined : trial.data);
  const mark = trial.data?.mark ?? null;
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
          className={fileInputClass}
          onChange={(event) => void readFile(event)}
        />
      </FieldFrame>
      {isTooLong && (
        <Banner
          kind="attention"
          role="alert"
          title={<Trans>Ce fichier dépasse 256 ko : cette page ne peut pas l’importer.</Trans>}
        >
          <p className="mt-1">
            <Trans>Sur le serveur, cette commande montre ce qui change, puis le publie :</Trans>
          </p>
          <code className="mt-1 block overflow-x-auto">aube settings import tout.json</code>
        </Banner>
      )}
      {trial.isPending && (
        <p>
          <Trans>Lecture du fichier…</Trans>
        </p>
      )}
      {isChanged && (
        <Banner
          kind="attention"
          role="alert"
          className="mb-6"
          title={<Trans>Rien n’est publié : les réglages du site ont changé entre-temps.</Trans>}
        >
          <p className="mt-1">
            <Trans>Relisez ce que le fichier change maintenant.</Trans>
          </p>
        </Banner>
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
          <ChangeList {...shown} titleOf={titleOf} />
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
            <Button busy={publish.isPending} onClick={() => publish.mutate({ text, mark })}>
              <Plural value={count} one="Publier # réglage" other="Publier # réglages" />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type Named = { readonly kind: string; readonly establishment: string | null };

function namesInFile(text: string): Named[] {
  try {
    const { settings } = JSON.parse(text) as { settings?: unknown };
    if (!Array.isArray(settings)) return [];
    return settings.map((each: Partial<Record<keyof Named, unknown>> | null) => ({
      kind: typeof each?.kind === 'string' ? each.kind : '',
      establishment: typeof each?.establishment === 'string' ? each.establishment : null,
    }));
  } catch {
    return [];
  }
}

type FileFaultsProps = {
  readonly text: string;
  readonly issues: readonly Pick<FieldIssue, 'path' | 'code'>[];
  readonly titleOf: (kind: string) => string;
};

function FileFaults({ text, issues, titleOf }: FileFaultsProps) {
  const { t, i18n } = useLingui();
  const names = namesInFile(text);
  return (
    <ul className="mt-2 list-disc space-y-2 pl-5">
      {issues.map(({ path, code }) => {
        const [where, index] = path;
        const named = where === 'settings' ? names[Number(index)] : undefined;
        const place = named?.establishment ?? t`Tout le site`;
        return (
          <li key={path.join('.')} className="wrap-break-word">
            {named && (
              <strong className="font-medium">{t`${titleOf(named.kind)} · ${place} :`} </strong>
            )}
            <span>{i18n._(faultWords({ path, code }))}</span>
            {named && <code className="text-small text-ink-soft">{` (${path.join('.')})`}</code>}
          </li>
        );
      })}
    </ul>
  );
}
