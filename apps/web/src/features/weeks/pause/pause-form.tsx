import { addDays, daysBetween, type PauseOffer } from '@aube/api/rules';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldFrame, inputClass } from '../../../ui/field.tsx';
import type { Overview } from '../../../lib/use-overview.ts';
import { PauseConsequences } from './pause-consequences.tsx';
import { usePauseChanged } from './use-pause-changed.ts';

const usualDays = 7;

type PauseFormProps = {
  readonly overview: Overview;
  readonly offer: PauseOffer;
  readonly isForStaff: boolean;
};

/** @decision D67 */
export function PauseForm({ overview, offer, isForStaff }: PauseFormProps) {
  const { t } = useLingui();
  const id = useId();
  const dates = useDates();
  const errorText = useErrorText();
  const changed = usePauseChanged();
  const { startsOn, earliestReturnOn, latestReturnOn } = offer;
  const [resumesOn, setResumesOn] = useState(addDays(startsOn, usualDays));
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const ask = trpc.programme.askPause.useMutation({
    onSuccess: () => {
      announce(t`La pause est demandée.`);
      changed();
    },
  });
  const isReasonMissing = isForStaff && reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReasonMissing) document.getElementById(`${id}-reason`)?.focus();
    else if (!ask.isPending) {
      ask.mutate(
        isForStaff ? { userId: overview.person.userId, resumesOn, reason } : { resumesOn },
      );
    }
  };
  const length = 1 + daysBetween(earliestReturnOn, latestReturnOn);
  const returns = Array.from({ length }, (_, day) => addDays(earliestReturnOn, day));
  return (
    <form noValidate onSubmit={submit}>
      {ask.error && (
        <Banner kind="danger" className="mb-5">
          <p role="alert">{errorText(faultOf(ask.error))}</p>
        </Banner>
      )}
      <p className="mb-5">
        <Trans>
          Un voyage, une maladie, trop à faire : le programme peut s’arrêter de 1 à 28 jours, deux
          fois au plus. La semaine en cours se termine d’abord, et rien n’est perdu.
        </Trans>
      </p>
      <FieldFrame id={`${id}-return`} label={t`Jour de la reprise`}>
        <select
          id={`${id}-return`}
          className={`${inputClass} max-w-80`}
          value={resumesOn}
          onChange={({ target }) => setResumesOn(target.value)}
        >
          {returns.map((on) => {
            const day = dates.day(on, 'short');
            const days = daysBetween(startsOn, on);
            return (
              <option key={on} value={on}>
                {t`${day} (${plural(days, { one: '# jour', other: '# jours' })})`}
              </option>
            );
          })}
        </select>
      </FieldFrame>
      <PauseConsequences overview={overview} offer={offer} resumesOn={resumesOn} />
      {isForStaff && (
        <Field
          id={`${id}-reason`}
          label={t`Raison`}
          hint={t`Elle reste au dossier, avec votre nom. La personne peut la lire dans la copie de ses données.`}
          value={reason}
          maxLength={500}
          autoComplete="off"
          error={hasTried && isReasonMissing && t`Écrivez pourquoi la pause est demandée`}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Button type="submit" busy={ask.isPending}>
        <Plural
          value={daysBetween(startsOn, resumesOn)}
          one="Demander # jour de pause"
          other="Demander # jours de pause"
        />
      </Button>
    </form>
  );
}
