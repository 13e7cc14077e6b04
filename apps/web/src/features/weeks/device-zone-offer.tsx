import { clockTimeAt, clockWords, formatDay, localDateAt } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { faultOf } from '../../lib/error-code.ts';
import { useErrorText } from '../../lib/error-messages.ts';
import { useReloadAccount } from '../../lib/session.ts';
import { placeOf } from '../../lib/time-zone-choices.ts';
import { useMinute } from '../../lib/use-clock-time.ts';
import { trpc } from '../../trpc.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import type { ZoneOffer } from './use-device-zone-offer.ts';

/** @decision D97 */
export default function DeviceZoneOffer({ offer }: { offer: ZoneOffer }) {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const reload = useReloadAccount();
  const now = new Date(useMinute() * 60_000);
  const save = trpc.account.updatePreferences.useMutation({ onSuccess: () => void reload() });
  const there = placeOf(offer.device);
  const here = placeOf(offer.account);
  const momentIn = (timeZone: string) =>
    `${clockWords(clockTimeAt(now, timeZone), i18n.locale)}, ${formatDay(localDateAt(now, timeZone), i18n.locale)}`;
  const momentThere = momentIn(offer.device);
  const momentHere = momentIn(offer.account);
  if (save.isSuccess) {
    const place = save.variables.timeZone === undefined ? here : there;
    return (
      <Answered>
        <Trans>
          C’est noté : vos jours et vos heures suivent {place}. Vous pouvez changer dans{' '}
          <Link to="myAccount" hash="langue-et-heure">
            Mon compte
          </Link>
          .
        </Trans>
      </Answered>
    );
  }
  return (
    <Banner
      className="mb-8"
      title={<Trans>Votre appareil et votre compte n’ont pas la même heure</Trans>}
    >
      <p className="mt-1">
        <Trans>
          Appareil, {there} : {momentThere}.
        </Trans>
      </p>
      <p>
        <Trans>
          Compte, {here} : {momentHere}.
        </Trans>
      </p>
      <p className="mt-2 text-ink-soft">
        <Trans>
          Vos jours, vos heures et vos rappels suivent le compte. Les nuits déjà notées ne changent
          pas.
        </Trans>
      </p>
      {save.isError && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {errorText(faultOf(save.error))}
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          kind="secondary"
          busy={save.isPending}
          onClick={() => save.mutate({ timeZone: offer.device })}
        >
          <Trans>Changer pour {there}</Trans>
        </Button>
        <Button
          kind="quiet"
          busy={save.isPending}
          onClick={() => save.mutate({ declinedTimeZone: offer.device })}
        >
          <Trans>Garder {here}</Trans>
        </Button>
      </p>
    </Banner>
  );
}

function Answered({ children }: { children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} className="mb-8 border-y border-line py-4 text-ink-soft">
      {children}
    </p>
  );
}
