import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { type FieldMessages, useFormErrors } from '../../../lib/form-errors.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';

type ReasonValues = { reason: string };

const messages: FieldMessages<ReasonValues> = {
  reason: { required: msg`Écrivez pourquoi la validation en deux étapes est désactivée` },
};

type UserSecondFactorProps = {
  readonly userId: number;
  readonly onReset: () => void;
};

/** @decision D57 */
export function UserSecondFactor({ userId, onReset }: UserSecondFactorProps) {
  const { t } = useLingui();
  const reset = trpc.admin.resetSecondFactor.useMutation({
    onSuccess: () => {
      announce(t`La validation en deux étapes est désactivée.`);
      onReset();
    },
  });
  const form = useForm<ReasonValues>({ defaultValues: { reason: '' } });
  const errors = useFormErrors(messages, form.formState, reset.error);
  const fault = errors.of('reason') ?? (reset.error ? errors.lines[0]?.text : undefined);
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(({ reason }) => {
          if (!reset.isPending) reset.mutate({ userId, reason });
        })(event)
      }
    >
      <p className="mb-2">
        <Trans>
          Un téléphone perdu, et ses codes avec lui : désactivez la validation en deux étapes. La
          personne est déconnectée et avertie par courriel.
        </Trans>
      </p>
      <Field
        id="second-factor-reason"
        label={t`Raison`}
        hint={t`Elle reste au registre, avec votre nom.`}
        autoComplete="off"
        maxLength={500}
        error={fault}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || 'required' })}
      />
      <Button type="submit" kind="secondary" busy={reset.isPending}>
        <Trans>Désactiver la validation en deux étapes</Trans>
      </Button>
    </form>
  );
}
