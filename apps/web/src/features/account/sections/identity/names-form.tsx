import { person } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { Account } from '../../../../lib/account.ts';
import { useFormErrors } from '../../../../lib/form-errors.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { useReloadAccount } from '../../../../lib/session.ts';
import { useFieldText } from '../../../../lib/use-field-text.ts';
import { resetSaved } from '../../../../lib/reset-saved.ts';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Field } from '../../../../ui/field.tsx';
import { ownNameMessages, type OwnNames } from '../../own-name-messages.ts';
import { SavedNote } from '../saved-note.tsx';

/** @decision D61 */
export function NamesForm({ account }: { account: Account }) {
  const { t } = useLingui();
  const text = useFieldText();
  const reload = useReloadAccount();
  const save = trpc.account.updateProfile.useMutation();
  const form = useForm<OwnNames>({
    shouldFocusError: false,
    defaultValues: { firstName: account.firstName, lastName: account.lastName },
  });
  const { register, handleSubmit, formState } = form;
  const { isDirty } = formState;
  const errors = useFormErrors(ownNameMessages, formState, save.error);
  const submit = handleSubmit((names) => {
    if (save.isPending) return;
    save.mutate(names, {
      onSuccess: () => {
        resetSaved(form, names, names);
        announce(t`Votre nom est enregistré.`);
        void reload();
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
      <Field
        id="firstName"
        label={text(person.fields.firstName.label)}
        autoComplete="given-name"
        error={errors.of('firstName')}
        {...register('firstName', { required: 'required' })}
      />
      <Field
        id="lastName"
        label={text(person.fields.lastName.label)}
        autoComplete="family-name"
        error={errors.of('lastName')}
        {...register('lastName', { required: 'required' })}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" kind="secondary" busy={save.isPending}>
          {save.isPending ? <Trans>Enregistrement…</Trans> : <Trans>Enregistrer mon nom</Trans>}
        </Button>
        {save.isSuccess && !isDirty && (
          <SavedNote>
            <Trans>Votre nom est enregistré.</Trans>
          </SavedNote>
        )}
      </div>
    </form>
  );
}
