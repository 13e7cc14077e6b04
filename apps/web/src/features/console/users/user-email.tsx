import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useDates } from '../../../lib/dates.ts';
import { type FieldMessages, useFormErrors } from '../../../lib/form-errors.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { EmailWords } from '../../../ui/email-words.tsx';
import type { User } from './user-words.ts';

type EmailValues = { email: string };

const messages: FieldMessages<EmailValues> = {
  email: {
    required: msg`Entrez l’adresse de courriel`,
    emailTaken: msg`Un autre compte a déjà cette adresse`,
  },
};

type UserEmailProps = {
  readonly user: User;
  readonly onChanged: () => void;
};

/** @decision D54 sign-in#email-addresses */
export function UserEmail({ user, onChanged }: UserEmailProps) {
  const { t } = useLingui();
  const dates = useDates();
  const { userId, email, state, pendingEmail } = user;
  const waiting = pendingEmail?.email ?? '';
  const until = pendingEmail ? dates.stamp(pendingEmail.expiresAt) : '';
  const change = trpc.admin.changeUserEmail.useMutation({ onSuccess: onChanged });
  const form = useForm<EmailValues>({ shouldFocusError: false, defaultValues: { email: '' } });
  const errors = useFormErrors(messages, form.formState, change.error);
  const fault = errors.of('email') ?? (change.error ? errors.lines[0]?.text : undefined);
  const ask = (asked: string) =>
    change.mutate({ userId, email: asked }, { onSuccess: () => form.reset() });
  return (
    <Card>
      <h2 className="mb-3 text-lead">
        <Trans>Adresse de courriel</Trans>
      </h2>
      <p className="mb-4">
        <Trans>
          Adresse actuelle :{' '}
          <strong>
            <EmailWords email={email} />
          </strong>
        </Trans>
      </p>
      {pendingEmail && (
        <Banner
          kind="info"
          className="mb-5"
          title={<Trans>{waiting} attend sa confirmation</Trans>}
        >
          <p className="mt-1 mb-3">
            <Trans>
              Le lien envoyé à cette adresse sert jusqu’au {until}. L’adresse actuelle compte d’ici
              là.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button kind="secondary" busy={change.isPending} onClick={() => ask(waiting)}>
              <Trans>Renvoyer le lien</Trans>
            </Button>
            <Button kind="quiet" busy={change.isPending} onClick={() => ask(email)}>
              <Trans>Annuler le changement</Trans>
            </Button>
          </div>
        </Banner>
      )}
      <form
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(
            (values) => ask(values.email),
            () => document.getElementById('new-email')?.focus(),
          )(event)
        }
      >
        <Field
          id="new-email"
          type="email"
          label={t`Nouvelle adresse`}
          autoComplete="off"
          hint={
            state === 'pending'
              ? t`Elle remplace l’actuelle tout de suite, et le courriel d’activation y est envoyé.`
              : t`Un lien de confirmation y est envoyé; l’adresse actuelle est avertie ensuite.`
          }
          error={fault}
          {...form.register('email', {
            validate: (text) => text.trim() !== '' || 'required',
          })}
        />
        <Button type="submit" kind="secondary" busy={change.isPending}>
          {change.isPending ? <Trans>Envoi…</Trans> : <Trans>Changer l’adresse</Trans>}
        </Button>
        <output className="mt-2 block font-medium empty:hidden">
          {change.isSuccess && !pendingEmail && <Trans>C’est fait.</Trans>}
        </output>
      </form>
    </Card>
  );
}
