import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { useWords } from '../../nights/use-words.ts';
import { QuotedWords } from '../quoted-words.tsx';
import { AgreeWindowDialog } from './agree-window-dialog.tsx';
import { useWindowChanged } from './use-window-changed.ts';

type Agreed = RouterOutputs['admin']['listAgreedWindows'][number];
type AgreedWindowSectionProps = { readonly userId: number; readonly today: string };

/** @decision D81 */
export function AgreedWindowSection({ userId, today }: AgreedWindowSectionProps) {
  const windows = trpc.admin.listAgreedWindows.useQuery({ userId });
  const [isAsked, setAsked] = useState(false);
  return (
    <section aria-labelledby="agreed-window" className="mb-10">
      <h2 id="agreed-window" className="mb-3 text-lead">
        <Trans>Fenêtre convenue avec la personne</Trans>
      </h2>
      <QueryView query={windows} lines={2}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="mb-3 text-ink-soft">
              <Trans>Aucune. Le programme calcule la fenêtre.</Trans>
            </p>
          ) : (
            <ul className="mb-4 rounded-card border border-line bg-raised px-5">
              {rows.map((row) => (
                <li key={row.id} className="border-t border-line py-3 first:border-t-0">
                  <AgreedWindow userId={userId} window={row} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <Button kind="secondary" onClick={() => setAsked(true)}>
        <Trans>Entrer une fenêtre</Trans>
      </Button>
      {isAsked && (
        <AgreeWindowDialog userId={userId} today={today} onClose={() => setAsked(false)} />
      )}
    </section>
  );
}

function AgreedWindow({ userId, window }: { readonly userId: number; readonly window: Agreed }) {
  const { t } = useLingui();
  const dates = useDates();
  const words = useWords();
  const errorText = useErrorText();
  const changed = useWindowChanged();
  const withdraw = trpc.admin.withdrawWindow.useMutation({
    onSuccess: () => {
      announce(t`La fenêtre est retirée.`);
      changed();
    },
  });
  const minutes = words.duration(window.windowMinutes);
  const agreedOn = dates.day(window.agreedOn);
  return (
    <>
      <p className="font-medium">
        <Trans>
          {minutes}, convenue le {agreedOn}
        </Trans>
      </p>
      {window.reason !== null && (
        <p className="break-words whitespace-pre-line">
          <QuotedWords words={window.reason} />
        </p>
      )}
      <p className="text-small text-ink-soft">
        <span>
          {window.by} · <Stamp at={window.enteredAt} />
        </span>
        {!window.isStanding && (
          <span>
            {' · '}
            {window.withdrawnAt === null ? <Trans>remplacée</Trans> : <Trans>retirée</Trans>}
          </span>
        )}
      </p>
      {window.isStanding && (
        <>
          <p className="mt-1">
            <Trans>Le prochain choix d’horaire de la personne part d’elle.</Trans>
          </p>
          <Button
            kind="quiet"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ userId })}
          >
            <Trans>Retirer cette fenêtre</Trans>
          </Button>
          <p role="alert" className="font-medium text-danger empty:hidden">
            {withdraw.error && errorText(faultOf(withdraw.error))}
          </p>
        </>
      )}
    </>
  );
}
