import { emailAddressFault, toEmailAddress } from '@aube/dictionary';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { type FieldMessages, useFormErrors } from '../../../../lib/form-errors.ts';
import { resetSaved } from '../../../../lib/reset-saved.ts';
import { trpc } from '../../../../trpc.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Field } from '../../../../ui/field.tsx';

type Address = { email: string };

const messages: FieldMessages<Address> = { email: { required: msg`Entrez votre courriel` } };

/** @decision D61 */
export function EmailForm({ email }: { email: string }) {
  const { t } = useLingui();
  const pending = trpc.account.getPendingEmail.useQuery();
  const known = trpc.useUtils().account.getPendingEmail;
  const change = trpc.account.changeOwnEmail.useMutation({
    onSuccess: (answer) => known.setData(undefined, answer),
  });
  const form = useForm<Address>({
    shouldFocusError: false,
    defaultValues: { email: '' },
  });
  const { register, handleSubmit, formState } = form;
  const errors = useFormErrors(messages, formState, change.error);
  const ask = (values: Address) => {
    if (change.isPending) return;
    change.mutate(values, { onSuccess: () => resetSaved(form, values, { email: '' }) });
  };
  const submit = handleSubmit(ask);
  const waiting = pending.data?.email ?? null;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <p className="mb-4">
        <Trans>
          Votre adresse : <strong>{email}</strong>
        </Trans>
      </p>
      {waiting !== null && (
        <Banner className="mb-6" title={<Trans>Un courriel a été envoyé à {waiting}</Trans>}>
          <p className="mt-1">
            <Trans>
              Ouvrez le lien qu’il contient dans les 24 heures : votre adresse change à ce
              moment-là. Rien reçu? Vérifiez l’adresse. Elle sert peut-être déjà à un autre compte.
            </Trans>
          </p>
          <Button
            kind="quiet"
            className="mt-2"
            busy={change.isPending}
            onClick={() => ask({ email })}
          >
            <Trans>Garder mon adresse actuelle</Trans>
          </Button>
        </Banner>
      )}
      <Field
        id="email"
        type="email"
        label={t`Nouvelle adresse`}
        hint={t`Un courriel y est envoyé pour la confirmer, puis un autre à l’ancienne pour vous en avertir.`}
        autoComplete="email"
        error={errors.of('email')}
        {...register('email', {
          required: 'required',
          validate: (address) => emailAddressFault(toEmailAddress(address)) ?? true,
        })}
      />
      <Button type="submit" kind="secondary" busy={change.isPending}>
        {change.isPending ? <Trans>Envoi en cours…</Trans> : <Trans>Changer mon adresse</Trans>}
      </Button>
    </form>
  );
}
