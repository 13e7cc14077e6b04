import { isParticipant, namesPlace, zoneChange, clockWords, formatDay } from '@aube/api/rules';
import { person } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Account } from '../../../../lib/account.ts';
import { deviceTimeZone, isKnownHere } from '../../../../lib/device-time-zone.ts';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { useReloadAccount } from '../../../../lib/session.ts';
import { useFieldText } from '../../../../lib/use-field-text.ts';
import { trpc } from '../../../../trpc.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { FieldFrame, inputClass } from '../../../../ui/field.tsx';
import { SavedNote } from '../saved-note.tsx';
import { timeZoneChoices } from '../../../../lib/time-zone-choices.ts';
import { ZoneOptions } from '../../zone-options.tsx';

/** @decision D61 */
function TimeZonePreview({ account, to }: { account: Account; to: string }) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  const change = zoneChange(now, { from: account.timeZone, to });
  const day = formatDay(change.date, i18n.locale);
  const time = clockWords(change.time, i18n.locale);
  return (
    <Banner
      className="mb-6"
      title={
        <Trans>
          À cet endroit, il est {time}, le {day}.
        </Trans>
      }
    >
      {change.isSameClock && (
        <p className="mt-1">
          <Trans>C’est la même heure que chez vous en ce moment.</Trans>
        </p>
      )}
      {change.isOtherDate && (
        <p className="mt-1">
          <Trans>
            Ce n’est pas le même jour que chez vous : votre programme suivra aussitôt cette date.
          </Trans>
        </p>
      )}
      {isParticipant(account.roles) && (
        <ul className="mt-2 list-disc pl-5">
          <li>
            <Trans>Les nuits à venir suivent ce fuseau : coucher, lever et siestes.</Trans>
          </li>
          <li>
            <Trans>Les nuits déjà enregistrées restent comme vous les avez notées.</Trans>
          </li>
          <li>
            <Trans>Vos rappels arrivent à la même heure, dans ce fuseau.</Trans>
          </li>
          <li>
            <Trans>Vos semaines et vos questionnaires gardent leurs dates.</Trans>
          </li>
        </ul>
      )}
    </Banner>
  );
}

/** @decision D10 D61 */
export function TimeZoneForm({ account }: { account: Account }) {
  const { t } = useLingui();
  const text = useFieldText();
  const errorText = useErrorText();
  const reload = useReloadAccount();
  const save = trpc.account.updatePreferences.useMutation();
  const [chosen, setChosen] = useState(account.timeZone);
  const [attempt, setAttempt] = useState(0);
  const device = deviceTimeZone();
  const { near, others } = timeZoneChoices(
    account.timeZone,
    namesPlace(device) && isKnownHere(device) ? device : account.timeZone,
    Intl.supportedValuesOf('timeZone'),
  );
  const isOther = chosen !== account.timeZone;
  const errors = save.isError ? [{ text: errorText(faultOf(save.error)) }] : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || !isOther) return;
    save.mutate(
      { timeZone: chosen },
      {
        onSuccess: () => {
          announce(t`Votre fuseau horaire est enregistré.`);
          void reload();
        },
        onError: () => setAttempt((count) => count + 1),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <FieldFrame
        id="timeZone"
        label={text(person.fields.timeZone.label)}
        hint={t`Le fuseau de l’endroit où vous dormez. Il détermine quel jour on est pour vous.`}
      >
        <select
          id="timeZone"
          aria-describedby="timeZone-hint"
          className={inputClass}
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            save.reset();
          }}
        >
          <ZoneOptions likely={{ label: t`Les plus proches`, zones: near }} others={others} />
        </select>
      </FieldFrame>
      {isOther && <TimeZonePreview account={account} to={chosen} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {isOther && (
          <Button type="submit" busy={save.isPending}>
            {save.isPending ? (
              <Trans>Enregistrement…</Trans>
            ) : (
              <Trans>Adopter ce fuseau horaire</Trans>
            )}
          </Button>
        )}
        {save.isSuccess && (
          <SavedNote>
            <Trans>Votre fuseau horaire est enregistré.</Trans>
          </SavedNote>
        )}
      </div>
    </form>
  );
}
