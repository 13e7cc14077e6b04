import type { RouterInputs } from '@aube/api';
import { isAdministrator } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Fault } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { askedOf, type ExportScope } from './export-scope.ts';
import {
  askedForm,
  CsvFormChoice,
  keepCsvForm,
  readCsvForm,
  type CsvFormName,
} from './csv-form-choice.tsx';
import type { ListedPeople } from './use-listed-people.ts';
import { useExport, type ExportProgress } from './use-export.ts';

type File = RouterInputs['exports']['prepare']['file'];
type Format = 'csv' | 'xlsx';

const KILOBYTE = 1024;

function ProgressText({ progress }: { progress: ExportProgress }) {
  const { i18n } = useLingui();
  const { state, rows, bytes } = progress;
  const size = i18n.number(Math.ceil(bytes / KILOBYTE));
  if (state === 'preparing') return <Trans>Préparation…</Trans>;
  if (state === 'running') {
    return (
      <>
        <Trans>{size} ko reçus</Trans>
        {' · '}
        <Plural value={rows} one="# ligne en tout" other="# lignes en tout" />
      </>
    );
  }
  if (state !== 'done') return null;
  return (
    <>
      <Trans>Le fichier est dans vos téléchargements.</Trans>{' '}
      <Plural value={rows} one="Il a # ligne." other="Il a # lignes." />
    </>
  );
}

function FaultText({ fault }: { fault: Fault }) {
  const errorText = useErrorText();
  const { code, retryAfterSeconds } = fault;
  if (code !== 'TOO_MANY_REQUESTS' || retryAfterSeconds === null) return errorText(fault);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return (
    <Plural
      value={minutes}
      one="Trop de fichiers en une heure. Réessayez dans # minute."
      other="Trop de fichiers en une heure. Réessayez dans # minutes."
    />
  );
}

type ExportFormProps = {
  readonly scope: ExportScope;
  readonly people: ListedPeople['asked'];
};

/** @decision D65 */
export function ExportForm({ scope, people }: ExportFormProps) {
  const { t } = useLingui();
  const session = useSession();
  const { progress, start, cancel, clear } = useExport();
  const [format, setFormat] = useState<Format>('csv');
  const [csvForm, setCsvForm] = useState(readCsvForm);
  const [withIdentity, setWithIdentity] = useState(false);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { state, fault } = progress;
  const isRunning = state === 'preparing' || state === 'running';
  const { dataset } = scope;
  const asked = askedOf(scope);
  const mayName = session.status === 'member' && isAdministrator(session.account.roles);
  const isCsv = dataset !== null && format === 'csv';
  const chooseForm = (form: CsvFormName) => {
    setCsvForm(form);
    keepCsvForm(form);
  };
  const download = () => {
    if (isRunning || asked === null) return;
    const isMissing = withIdentity && reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) {
      clear();
      return;
    }
    const file = (dataset === null ? 'tout.zip' : `${dataset}.${format}`) as File;
    void start({
      ...people,
      ...asked,
      file,
      ...(isCsv && askedForm(csvForm)),
      ...(withIdentity && { withIdentity, reason }),
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        download();
      }}
    >
      {dataset !== null && (
        <fieldset className="mb-6">
          <legend className="mb-2 font-medium">
            <Trans>Format</Trans>
          </legend>
          <div className="grid gap-2 sm:grid-cols-2">
            <Choice
              type="radio"
              name="format"
              checked={format === 'csv'}
              onChange={() => setFormat('csv')}
            >
              <Trans>CSV, pour un script ou une étude</Trans>
            </Choice>
            <Choice
              type="radio"
              name="format"
              checked={format === 'xlsx'}
              onChange={() => setFormat('xlsx')}
            >
              <Trans>XLSX, pour un tableur, avec le dictionnaire</Trans>
            </Choice>
          </div>
        </fieldset>
      )}
      {isCsv && <CsvFormChoice form={csvForm} onChange={chooseForm} />}
      <p className="mb-4 text-ink-soft">
        {!(mayName && withIdentity) && (
          <span>
            <Trans>
              Les personnes y portent leur code, sans nom ni coordonnées : un fichier copié ou perdu
              ne dit alors pas de qui viennent ces données de santé.
            </Trans>{' '}
          </span>
        )}
        {!mayName && (
          <span>
            <Trans>Seules les personnes qui administrent le site peuvent ajouter les noms.</Trans>
          </span>
        )}
      </p>
      {mayName && (
        <div className="mb-6">
          <Choice
            type="checkbox"
            checked={withIdentity}
            onChange={({ target }) => setWithIdentity(target.checked)}
          >
            <Trans>Ajouter les noms et les coordonnées</Trans>
          </Choice>
          {withIdentity && (
            <div className="mt-4">
              <Field
                label={<Trans>Pourquoi les noms sont-ils nécessaires?</Trans>}
                hint={<Trans>Cette raison s’inscrit au registre.</Trans>}
                error={
                  isReasonMissing && reason.trim() === ''
                    ? t`Écrivez pourquoi les noms sont nécessaires`
                    : undefined
                }
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </div>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isRunning}>
          <Download aria-hidden className="size-5" />
          <Trans>Télécharger</Trans>
        </Button>
        {isRunning && (
          <Button kind="quiet" onClick={cancel}>
            <Trans>Annuler</Trans>
          </Button>
        )}
        <p aria-live="polite" className="text-ink-soft tabular-nums">
          <ProgressText progress={progress} />
        </p>
      </div>
      <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {asked === null ? (
          <Trans>Corrigez d’abord les dates</Trans>
        ) : (
          fault && <FaultText fault={fault} />
        )}
      </p>
      <p className="mt-3 text-small text-ink-soft">
        <Trans>
          Votre mot de passe peut être redemandé, et le téléchargement s’inscrit au registre. Le
          fichier parle de la santé des personnes, même sans leur nom : gardez-le en lieu sûr.
        </Trans>
      </p>
    </form>
  );
}
