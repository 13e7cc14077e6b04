import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { useListView } from '../list/use-list-view.ts';
import { auditDescription } from './audit-description.tsx';
import { useAuditExport } from './use-audit-export.ts';

/** @decision rights-and-roles#log-as-a-file */
export function ExportButton() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [{ search, filters }] = useListView(auditDescription);
  const { progress, start, cancel } = useAuditExport(t`registre`);
  const { state, fault } = progress;
  const isRunning = state === 'running';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind="secondary"
          busy={isRunning}
          onClick={() => {
            if (!isRunning) void start({ search, ...filters });
          }}
        >
          <Download aria-hidden className="size-5" />
          {state === 'stopped' ? (
            <Trans>Reprendre l’exportation</Trans>
          ) : (
            <Trans>Exporter ce que je vois</Trans>
          )}
        </Button>
        {isRunning && (
          <Button kind="quiet" onClick={cancel}>
            <Trans>Annuler</Trans>
          </Button>
        )}
        <p aria-live="polite" className="text-ink-soft tabular-nums">
          {isRunning && progress.rows > 0 && (
            <span>
              <Plural value={progress.rows} one="# ligne reçue" other="# lignes reçues" />
            </span>
          )}
          {state === 'done' && (
            <span>
              <Trans>Le fichier est dans vos téléchargements.</Trans>{' '}
              <Plural value={progress.rows} one="Il a # ligne." other="Il a # lignes." />
            </span>
          )}
        </p>
      </div>
      <p role="alert" className="order-last basis-full font-medium text-danger empty:hidden">
        {fault && errorText(fault)}
      </p>
    </>
  );
}
