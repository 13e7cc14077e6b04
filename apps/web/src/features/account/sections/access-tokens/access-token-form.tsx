import { ACCESS_TOKEN_DAYS } from '@aube/api/rules';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { type FieldMessages, useFormErrors } from '../../../../lib/form-errors.ts';
import { resetSaved } from '../../../../lib/reset-saved.ts';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Field } from '../../../../ui/field.tsx';

type NewToken = { name: string; days: number; mayExport: boolean };

const { minimum, maximum, proposed } = ACCESS_TOKEN_DAYS;
const wrongDays = msg`Entrez un nombre de jours de 1 à 365`;
const messages: FieldMessages<NewToken> = {
  name: {
    required: msg`Donnez un nom à ce jeton`,
    tooMany: msg`Vous avez déjà vingt jetons : révoquez-en un d’abord`,
  },
  days: { required: wrongDays, tooSmall: wrongDays, tooBig: wrongDays, notWhole: wrongDays },
  mayExport: {},
};

const empty: NewToken = { name: '', days: proposed, mayExport: false };

/** @decision D60 */
export function AccessTokenForm({ onMade }: { onMade: (token: string) => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const create = trpc.account.createAccessToken.useMutation();
  const form = useForm<NewToken>({
    shouldFocusError: false,
    defaultValues: empty,
  });
  const { register, handleSubmit, formState } = form;
  const errors = useFormErrors(messages, formState, create.error);
  const submit = handleSubmit((values) =>
    create.mutate(values, {
      onSuccess: ({ token }) => {
        resetSaved(form, values, empty);
        onMade(token);
        void utils.account.listAccessTokens.invalidate();
      },
    }),
  );
  return (
    <>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          id="name"
          label={t`Nom du jeton`}
          hint={t`Par exemple, le logiciel qui s’en servira.`}
          autoComplete="off"
          maxLength={100}
          error={errors.of('name')}
          {...register('name', { required: 'required' })}
        />
        <Field
          id="days"
          type="number"
          min={minimum}
          max={maximum}
          label={t`Durée, en jours`}
          className="max-w-32"
          error={errors.of('days')}
          {...register('days', {
            valueAsNumber: true,
            validate: (days) =>
              (Number.isInteger(days) && days >= minimum && days <= maximum) || 'notWhole',
          })}
        />
        <label className="tick mb-6">
          <input type="checkbox" {...register('mayExport')} />
          <Trans>Il peut sortir des données (exports)</Trans>
        </label>
        <Button type="submit" busy={create.isPending}>
          <Trans>Créer le jeton</Trans>
        </Button>
      </form>
    </>
  );
}
