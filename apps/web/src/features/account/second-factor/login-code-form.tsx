import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { type FieldMessages, useFormErrors } from '../../../lib/form-errors.ts';
import { useEnter } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { EntryFailure } from '../entry-failure.tsx';
import { CodeField } from './code-field.tsx';

/** The code is sent with the credentials again, because the first step creates no session. */
type Credentials = { identifier: string; password: string; isOwnDevice: boolean };

type LoginCodeFormProps = {
  readonly credentials: Credentials;
  readonly onBack: () => void;
};

const messages: FieldMessages<{ code: string }> = {
  code: { required: msg`Entrez le code de votre application` },
};

/** @decision D57 */
export default function LoginCodeForm({ credentials, onBack }: LoginCodeFormProps) {
  const { t } = useLingui();
  const entry = useEnter();
  const login = trpc.account.login.useMutation();
  const { register, handleSubmit, formState } = useForm<{ code: string }>({
    shouldFocusError: false,
  });
  const errors = useFormErrors(messages, formState, login.error);
  const isBusy = login.isPending || entry.isEntering;
  const submit = handleSubmit(({ code }) =>
    login.mutate({ ...credentials, code }, { onSuccess: entry.enter }),
  );
  if (login.isSuccess && entry.failure !== null) {
    return (
      <>
        <PageHeading>{t`Validation en deux étapes`}</PageHeading>
        <EntryFailure
          entry={entry}
          title={<Trans>Votre code est le bon, mais votre compte ne s’ouvre pas</Trans>}
          onLogin={onBack}
        />
      </>
    );
  }
  return (
    <>
      <PageHeading
        below={
          <Trans>
            Votre mot de passe est le bon. Entrez maintenant le code de votre application.
          </Trans>
        }
      >
        {t`Validation en deux étapes`}
      </PageHeading>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <CodeField
          id="code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has this one field
          autoFocus
          hint={t`Les six chiffres affichés par votre application. Sans elle, un de vos codes de secours.`}
          error={errors.of('code')}
          {...register('code', { required: 'required' })}
        />
        <Button type="submit" busy={isBusy} className="w-full">
          {isBusy ? <Trans>Connexion en cours…</Trans> : <Trans>Se connecter</Trans>}
        </Button>
      </form>
      <Button kind="quiet" className="mt-4" onClick={onBack}>
        <Trans>Revenir au mot de passe</Trans>
      </Button>
      <p className="mt-4 border-t border-line pt-6 text-small text-ink-soft">
        <Trans>
          Ni application ni code de secours ? L’administration du site peut désactiver votre
          validation en deux étapes.
        </Trans>
      </p>
    </>
  );
}
