import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { type FieldMessages, useFormErrors } from '../../../../lib/form-errors.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { resetSaved } from '../../../../lib/reset-saved.ts';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { PhoneField, phoneMessages, phoneRules } from '../../phone-field.tsx';
import { SavedNote } from '../saved-note.tsx';

type Phone = { phoneNumber: string };

const messages: FieldMessages<Phone> = { phoneNumber: phoneMessages };

/** @decision rights-and-roles#telephone */
export function PhoneForm() {
  const stored = trpc.account.getPhoneNumber.useQuery(undefined, { staleTime: 0 });
  return (
    <QueryView query={stored} lines={2}>
      {({ phoneNumber }) => <LoadedForm phoneNumber={phoneNumber ?? ''} />}
    </QueryView>
  );
}

function LoadedForm({ phoneNumber }: Phone) {
  const { t } = useLingui();
  const known = trpc.useUtils().account.getPhoneNumber;
  const save = trpc.account.setPhoneNumber.useMutation();
  const form = useForm<Phone>({
    shouldFocusError: false,
    defaultValues: { phoneNumber },
  });
  const { register, handleSubmit, formState } = form;
  const { isDirty } = formState;
  const errors = useFormErrors(messages, formState, save.error);
  const submit = handleSubmit((typed) => {
    if (save.isPending) return;
    save.mutate(typed, {
      onSuccess: (answer) => {
        known.setData(undefined, answer);
        resetSaved(form, typed, { phoneNumber: answer.phoneNumber ?? '' });
        announce(t`Votre téléphone est enregistré.`);
      },
    });
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => {
        if (!save.isIdle && !save.isPending) save.reset();
      }}
    >
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <PhoneField
        label={t`Téléphone (facultatif)`}
        error={errors.of('phoneNumber')}
        {...register('phoneNumber', phoneRules)}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" kind="secondary" busy={save.isPending}>
          {save.isPending ? (
            <Trans>Enregistrement…</Trans>
          ) : (
            <Trans>Enregistrer mon téléphone</Trans>
          )}
        </Button>
        {save.isSuccess && !isDirty && (
          <SavedNote>
            <Trans>Votre téléphone est enregistré.</Trans>
          </SavedNote>
        )}
      </div>
    </form>
  );
}
