import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useDates } from '../../../lib/dates.ts';
import { useAccountZone } from '../../../lib/use-account-zone.ts';
import type { Fault } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { NotNoted } from '../not-noted.tsx';
import type { ExerciseWork } from './use-proposed.ts';

type ExerciseStatusProps = {
  readonly work: ExerciseWork;
  readonly onDone?: (() => void) | undefined;
};

export function ExerciseStatus({ work, onDone }: ExerciseStatusProps) {
  const { t } = useLingui();
  const { state, draft, keep } = work;
  if (state.kind === 'toCompare') return <Conflict work={work} />;
  if ('fault' in state) return <Failed fault={state.fault} onRetry={() => void draft.flush()} />;
  // The server has not stored an invalid answer, so the form stays open.
  const hasIssue = Object.values(work.issues).some(Boolean);
  const save = async () => {
    await keep();
    if ('fault' in draft.get().state || hasIssue) return;
    announce(t`Exercice enregistré`);
    onDone?.();
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3" data-screen-only>
      <Button kind="secondary" busy={state.kind === 'pending'} onClick={() => void save()}>
        <Trans>Enregistrer</Trans>
      </Button>
      <p className="flex items-center gap-2 text-small text-ink-soft">
        <StatusWords work={work} />
      </p>
    </div>
  );
}

function StatusWords({ work: { state, stored } }: { work: ExerciseWork }) {
  const dates = useDates();
  const timeZone = useAccountZone();
  if (state.kind === 'pending') return <Trans>Enregistrement…</Trans>;
  if (!stored) return <Trans>Gardé dans votre compte, pour vous seulement.</Trans>;
  const isNow = state.kind === 'kept';
  return (
    <>
      <Check aria-hidden className="size-4 shrink-0 text-ok" strokeWidth={2.25} />
      {isNow ? (
        <Trans>Enregistré à {dates.clock(stored.updatedAt)}</Trans>
      ) : (
        <Trans>Enregistré le {dates.instant(stored.updatedAt, timeZone)}</Trans>
      )}
    </>
  );
}

function Failed({ fault, onRetry }: { fault: Fault; onRetry: () => void }) {
  const text = useErrorText();
  return (
    <div className="mt-5">
      <NotNoted title={<Trans>Pas encore enregistré</Trans>} onRetry={onRetry}>
        {fault.code === 'OFFLINE' ? (
          <Trans>
            Vous êtes hors ligne. Ce que vous avez écrit reste ici et sera envoyé dès que la
            connexion reviendra.
          </Trans>
        ) : (
          text(fault)
        )}
      </NotNoted>
    </div>
  );
}

function Conflict({ work: { draft, takeTheirs } }: { work: ExerciseWork }) {
  return (
    <div role="alert" className="mt-5">
      <Banner
        kind="attention"
        title={<Trans>Cet exercice a été changé ailleurs entre-temps</Trans>}
      >
        <p className="mt-1">
          <Trans>Choisissez ce qui doit être gardé.</Trans>
        </p>
        <p className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => void draft.keepMine()}>
            <Trans>Garder ce qui est écrit ici</Trans>
          </Button>
          <Button kind="secondary" onClick={takeTheirs}>
            <Trans>Prendre l’autre version</Trans>
          </Button>
        </p>
      </Banner>
    </div>
  );
}
