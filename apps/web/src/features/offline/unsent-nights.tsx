import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { catchFocus } from '../../lib/catch-focus.ts';
import { type DeviceNight, deviceNights, isUnsent } from '../../lib/device-nights.ts';
import { useDates } from '../../lib/dates.ts';
import { announce } from '../../lib/live-region.tsx';
import { closeSent, sendNow } from '../../lib/device/device.ts';
import { useOnline } from '../../lib/online.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import NightStanding from './night-standing.tsx';

/** On every page: the nights that are on this device alone, and where each of them stands. @decision D66 */
export default function UnsentNights() {
  const { t } = useLingui();
  const nights = useStore(deviceNights);
  const isOnline = useOnline();
  const unsent = nights.filter(isUnsent);
  const isWaiting = unsent.some(({ standing }) => standing === 'waiting');
  const isSending = unsent.some(({ standing }) => standing === 'sending');
  const isAsked = unsent.some(({ standing }) => /toCompare|refused/.test(standing));
  const sentCount = nights.length - unsent.length;
  const before = useRef({ unsentCount: unsent.length, sentCount });
  useEffect(() => {
    const was = before.current;
    before.current = { unsentCount: unsent.length, sentCount };
    // A night that was erased from the device was not sent.
    const isSent = sentCount - was.sentCount >= was.unsentCount;
    if (was.unsentCount > 0 && unsent.length === 0 && isSent) announce(t`Tout est envoyé.`);
  }, [unsent.length, sentCount, t]);
  const close = () => {
    closeSent();
    catchFocus(() => null);
  };
  return (
    <aside
      data-screen-only
      aria-label={t`Nuits gardées sur cet appareil`}
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
          <ul className="mt-2 divide-y divide-line">
            {nights.map((night) => (
              <NightLine key={night.date} night={night} />
            ))}
          </ul>
          <p className="mt-2 flex flex-wrap gap-3">
            {isWaiting && isOnline && !isSending && (
              <Button kind="secondary" onClick={() => void sendNow()}>
                <Trans>Envoyer maintenant</Trans>
              </Button>
            )}
            {unsent.length === 0 && (
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

function NightLine({ night }: { night: DeviceNight }) {
  const dates = useDates();
  const { date } = night;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <Link to="diaryDay" params={{ date }} className="py-1">
        <Trans>Nuit du {dates.night(date)}</Trans>
      </Link>
      <NightStanding night={night} />
    </li>
  );
}
