import type { RouterInputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { useExport } from '../exports/use-export.ts';
import type { FigureScope } from './figure-scope.ts';

type FigureFileButtonProps = {
  readonly file: Extract<RouterInputs['exports']['prepare']['file'], `statistiques-${string}`>;
  readonly scope: FigureScope;
  readonly of: string;
};

/** @decision D64 exports#statistics-as-files */
export function FigureFileButton({ file, scope, of }: FigureFileButtonProps) {
  const errorText = useErrorText();
  const { progress, start } = useExport();
  const { state, fault } = progress;
  const isRunning = state === 'preparing' || state === 'running';
  const { establishmentId, registeredFrom: from, registeredTo: to } = scope;
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <Button
          kind="quiet"
          busy={isRunning}
          onClick={() =>
            void start({
              file,
              ...(establishmentId !== undefined && { establishmentId }),
              ...(from !== undefined && { from }),
              ...(to !== undefined && { to }),
            })
          }
        >
          <Download aria-hidden className="size-5" />
          <Trans>Télécharger le tableau (CSV)</Trans>
          <span className="sr-only">
            {' · '}
            {of}
          </span>
        </Button>
        <p aria-live="polite" className="text-ink-soft">
          {state === 'done' && <Trans>Le fichier est dans vos téléchargements.</Trans>}
        </p>
      </div>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {fault && errorText(fault)}
      </p>
    </div>
  );
}
