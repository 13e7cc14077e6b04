import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Account } from '../../../../lib/account.ts';
import { deviceTimeZone } from '../../../../lib/device-time-zone.ts';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { useReloadAccount } from '../../../../lib/session.ts';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { FieldFrame, inputClass } from '../../../../ui/field.tsx';
import { SavedNote } from '../saved-note.tsx';
import { TimeZonePreview } from './time-zone-preview.tsx';
import { timeZoneChoices, zoneWords } from './time-zones.ts';

/** Chooses the time zone; its effects are shown before saving. @decision D10 D61 */
export function TimeZoneForm({ account }: { account: Account }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const reload = useReloadAccount();
  const save = trpc.account.updatePreferences.useMutation();
  const [chosen, setChosen] = useState(account.timeZone);
  const [attempt, setAttempt] = useState(0);
  const { near, others } = timeZoneChoices(account.timeZone, deviceTimeZone());
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
        label={t`Fuseau horaire`}
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
          <optgroup label={t`Les plus proches`}>
            {near.map((zone) => (
              <option key={zone} value={zone}>
                {zoneWords(zone)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t`Tous les autres`}>
            {others.map((zone) => (
              <option key={zone} value={zone}>
                {zoneWords(zone)}
              </option>
            ))}
          </optgroup>
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
