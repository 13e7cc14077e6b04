import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useForm } from 'react-hook-form';
import { type FieldMessages, useFormErrors } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { InvitationLink } from './invitation-link.tsx';

interface InvitationValues {
  email: string;
  maxUses: string;
  establishmentId: number | null;
}

const messages: FieldMessages<InvitationValues> = {
  email: {},
  maxUses: {
    invalid: msg`Entrez un nombre de 1 à 500`,
    onePersonOnly: msg`Une invitation envoyée à une adresse sert à une seule personne`,
  },
  establishmentId: { required: msg`Choisissez un établissement` },
};

/** Lets a person, or several, register: by letter to an address, or by a link to hand on. @decision D42 */
export function InvitationForm() {
  const { t } = useLingui();
  const session = useSession();
  const invitation = trpc.admin.createInvitation.useMutation();
  const { register, handleSubmit, control, formState } = useForm<InvitationValues>({
    shouldFocusError: false,
    defaultValues: { email: '', maxUses: '1', establishmentId: null },
  });
  const errors = useFormErrors(messages, formState.errors, invitation.error);
  const own = session.status === 'member' ? session.account.establishmentIds : [];
  const submit = handleSubmit(
    ({ email, maxUses, establishmentId }) =>
      invitation.mutate(
        {
          maxUses: Number(maxUses),
          ...(email.trim() && { email }),
          ...(establishmentId !== null && { establishmentId }),
        },
        { onError: errors.fail },
      ),
    errors.fail,
  );
  return (
    <>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form
        noValidate
        className="max-w-(--container-page)"
        onSubmit={(event) => void submit(event)}
      >
        <Field
          id="email"
          type="email"
          label={t`Courriel (facultatif)`}
          hint={t`Avec une adresse, la lettre part aussitôt et elle seule peut s’inscrire.`}
          autoComplete="off"
          error={errors.of('email')}
          {...register('email', {
            pattern: { value: /^\s*([^\s@]+@[^\s@]+\.[^\s@]{2,})?\s*$/, message: 'notAnEmail' },
          })}
        />
        <Field
          id="maxUses"
          label={t`Nombre de personnes`}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-32"
          error={errors.of('maxUses')}
          {...register('maxUses', {
            pattern: { value: /^\s*([1-9]\d?|[1-4]\d\d|500)\s*$/, message: 'invalid' },
          })}
        />
        {own.length > 1 && (
          <div className="mb-6" id="establishmentId" tabIndex={-1}>
            <Controller
              control={control}
              name="establishmentId"
              rules={{ required: 'required' }}
              render={({ field }) => (
                <Chips
                  legend={t`Établissement`}
                  options={own.map((id) => ({ value: id, label: `№ ${id}` }))}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            />
          </div>
        )}
        <Button type="submit" busy={invitation.isPending}>
          {invitation.isPending ? (
            <Trans>Création en cours…</Trans>
          ) : (
            <Trans>Créer l’invitation</Trans>
          )}
        </Button>
      </form>
      {invitation.data && (
        <InvitationLink
          key={invitation.data.link}
          link={invitation.data.link}
          expiresAt={invitation.data.expiresAt}
        />
      )}
    </>
  );
}
