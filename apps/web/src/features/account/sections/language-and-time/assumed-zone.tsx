import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '../../../../lib/account.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { useReloadAccount } from '../../../../lib/session.ts';
import { zoneWords } from '../../../../lib/time-zone-choices.ts';
import { trpc } from '../../../../trpc.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CallError } from '../../../../ui/call-error.tsx';
import { Link } from '../../../../ui/link.tsx';

/** @decision D97 */
export function AssumedZone({ account }: { account: Account }) {
  const { t } = useLingui();
  const reload = useReloadAccount();
  const save = trpc.account.updatePreferences.useMutation({
    onSuccess: () => {
      announce(t`Votre fuseau horaire est enregistré.`);
      document.querySelector('h1')?.focus();
      void reload();
    },
  });
  if (!account.isTimeZoneAssumed) return null;
  const zone = zoneWords(account.timeZone);
  return (
    <Banner className="mb-8" title={<Trans>Votre appareil ne nous a pas dit où vous êtes</Trans>}>
      <p className="mt-1">
        <Trans>
          Vos jours et vos heures suivent ce fuseau horaire : {zone}. Vous dormez ailleurs?{' '}
          <Link to="myAccount" hash="langue-et-heure">
            Changez-le
          </Link>
          .
        </Trans>
      </p>
      <CallError call={save} />
      <p className="mt-3">
        <Button
          kind="secondary"
          busy={save.isPending}
          onClick={() => save.mutate({ timeZone: account.timeZone })}
        >
          <Trans>Garder ce fuseau</Trans>
        </Button>
      </p>
    </Banner>
  );
}
