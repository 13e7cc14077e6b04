import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { deviceNights } from '../../../lib/device-nights.ts';
import { useDates } from '../../../lib/dates.ts';
import { announce } from '../../../lib/live-region.tsx';
import { closeSent, sendNow } from '../../../lib/device/device.ts';
import { closeTold, resumeAll } from '../../../lib/open-drafts.ts';
import { useOnline } from '../../../lib/online.ts';
import { isStopped, isUnsent } from '../../../lib/standing.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import SendingStatus from './sending-status.tsx';
import { type UnsentNight, useUnsentNights } from './use-unsent-nights.ts';

/** @decision D66 */
export default function UnsentNights() {
  const { t } = useLingui();
  const nights = useUnsentNights();
  const isOnline = useOnline();
  const unsent = nights.filter(isUnsent);
  const waiting = unsent.filter(({ standing }) => standing === 'waiting');
  const isInTab = waiting.some((night) => night.isInTab);
  const isWaiting = waiting.some((night) => !night.isInTab);
  const isSending = unsent.some(({ standing }) => standing === 'sending');
  const isAsked = isInTab || unsent.some(isStopped);
  const kept = useStore(deviceNights);
  const isOnDevice = kept.length > 0;
  // The notice can be closed only when the server has refused every listed night.
  const isRead = !kept.some(isUnsent) && unsent.every(isRefused);
  const sentCount = nights.length - unsent.length;
  const before = useRef({ unsentCount: unsent.length, sentCount });
  useEffect(() => {
    const was = before.current;
    before.current = { unsentCount: unsent.length, sentCount };
    const isSent = sentCount - was.sentCount >= was.unsentCount;
    if (was.unsentCount > 0 && unsent.length === 0 && isSent) announce(t`Tout est envoyé.`);
  }, [unsent.length, sentCount, t]);
  const send = () => {
    void sendNow();
    resumeAll();
  };
  const close = () => {
    closeSent();
    closeTold();
  };
  return (
    <aside
      data-screen-only
      aria-label={isOnDevice ? t`Nuits gardées sur cet appareil` : t`Nuits en attente d’envoi`}
      className="border-b border-line bg-sunken"
    >
      <div className="page-column !py-3">
        <details open={isAsked || undefined}>
          <summary className="min-h-11 content-center font-medium">
            {unsent.length === 0 ? (
              <Plural value={nights.length} one="Nuit envoyée" other="# nuits envoyées" />
            ) : isSending ? (
              <Plural value={unsent.length} one="Envoi d’une nuit…" other="Envoi de # nuits…" />
            ) : (
              <Plural
                value={unsent.length}
                one="Une nuit n’est pas encore envoyée"
                other="# nuits ne sont pas encore envoyées"
              />
            )}
          </summary>
          {isWaiting && !isSending && (
            <p className="mt-1 text-small text-ink-soft">
              {isOnline ? (
                <Trans>L’envoi n’a pas réussi. Un nouvel essai aura lieu tout seul.</Trans>
              ) : (
                <Plural
                  value={unsent.length}
                  one="Gardée sur cet appareil, elle sera envoyée dès que la connexion reviendra."
                  other="Gardées sur cet appareil, elles seront envoyées dès que la connexion reviendra."
                />
              )}
            </p>
          )}
          {isInTab && (
            <p className="mt-1 text-small text-ink-soft">
              <Trans>
                Laissez le site ouvert : l’envoi se fera tout seul dès que le site répondra.
              </Trans>
            </p>
          )}
          <ul className="mt-2 divide-y divide-line">
            {nights.map((night) => (
              <NightLine key={night.date} night={night} />
            ))}
          </ul>
          <p className="mt-2 flex flex-wrap gap-3">
            {(isWaiting || isInTab) && isOnline && !isSending && (
              <Button kind="secondary" onClick={send}>
                <Trans>Envoyer maintenant</Trans>
              </Button>
            )}
            {isRead && (
              <Button kind="secondary" onClick={close}>
                <Trans>Fermer</Trans>
              </Button>
            )}
          </p>
        </details>
      </div>
    </aside>
  );
}

const isRefused = ({ standing }: UnsentNight) => standing === 'refused';

function NightLine({ night: { date, standing, isInTab } }: { night: UnsentNight }) {
  const dates = useDates();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <Link to="diaryDay" params={{ date }} className="py-1">
        <Trans>Nuit du {dates.night(date)}</Trans>
      </Link>
      <SendingStatus standing={standing} isInTab={isInTab} />
    </li>
  );
}
