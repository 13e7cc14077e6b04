import { nightFields } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { useNightEntry } from './entry-context.ts';
import { withNapAdded, withNapRemoved } from './night-form.ts';
import { TimeField } from './time-field.tsx';

export default function NapList() {
  const { form, change } = useNightEntry();
  return (
    <div className="mt-4 space-y-4">
      {form.naps.map((_nap, index) => (
        <Nap key={index} index={index} />
      ))}
      {form.naps.length < nightFields.naps.maximum && (
        <Button kind="secondary" onClick={() => change(withNapAdded(form))}>
          <Plus aria-hidden className="size-5" />
          <Trans>Ajouter une sieste</Trans>
        </Button>
      )}
    </div>
  );
}

function Nap({ index }: { index: number }) {
  const { form, change } = useNightEntry();
  const number = index + 1;
  return (
    <fieldset className="rounded-control border border-line px-4 py-3">
      <legend className="float-left w-full font-medium">
        {form.naps.length > 1 ? <Trans>Sieste {number}</Trans> : <Trans>Votre sieste</Trans>}
      </legend>
      <div className="clear-both mt-2 grid gap-x-4 sm:grid-cols-2">
        <TimeField field={`naps.${index}.startTime`} label={<Trans>Début</Trans>} />
        <TimeField field={`naps.${index}.endTime`} label={<Trans>Fin</Trans>} />
      </div>
      <Button
        kind="quiet"
        className="-mt-3 px-2"
        onClick={() => {
          change(withNapRemoved(form, index));
          catchFocus(() => document.getElementById('naps'));
        }}
      >
        <Trash2 aria-hidden className="size-5" />
        {form.naps.length > 1 ? (
          <Trans>Retirer la sieste {number}</Trans>
        ) : (
          <Trans>Retirer cette sieste</Trans>
        )}
      </Button>
    </fieldset>
  );
}
