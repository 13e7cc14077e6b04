import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { faultOf } from '../lib/error-code.ts';
import { useErrorText } from '../lib/error-messages.ts';
import { useEnter } from '../lib/session.ts';
import { trpc } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { type ErrorLine, ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PasswordField } from '../ui/password-field.tsx';

interface LoginForm {
  identifier: string;
  password: string;
}

/** Login by e-mail or user name; the same answer for a wrong name and a wrong password. */
export default function LoginPage() {
  const { t } = useLingui();
  const enter = useEnter();
  const errorText = useErrorText();
  const login = trpc.account.login.useMutation();
  const [attempt, setAttempt] = useState(0);
  const { register, handleSubmit, formState } = useForm<LoginForm>({ shouldFocusError: false });
  const { errors } = formState;

  const lines: ErrorLine[] = [];
  if (errors.identifier?.message)
    lines.push({ fieldId: 'identifier', text: errors.identifier.message });
  if (errors.password?.message) lines.push({ fieldId: 'password', text: errors.password.message });
  if (lines.length === 0 && login.isError) lines.push({ text: errorText(faultOf(login.error)) });

  const submit = handleSubmit(
    (values) =>
      login.mutate(values, {
        onSuccess: ({ account }) => enter(account),
        onError: () => setAttempt((count) => count + 1),
      }),
    () => setAttempt((count) => count + 1),
  );

  return (
    <>
      <PageHeading>
        <Trans>Connexion</Trans>
      </PageHeading>
      <ErrorSummary errors={lines} attempt={attempt} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          id="identifier"
          label={t`Courriel ou nom d’utilisateur`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          error={errors.identifier?.message}
          {...register('identifier', {
            required: t`Entrez votre courriel ou votre nom d’utilisateur`,
          })}
        />
        <PasswordField
          id="password"
          label={t`Mot de passe`}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { required: t`Entrez votre mot de passe` })}
        />
        <Button type="submit" busy={login.isPending} className="w-full">
          {login.isPending ? <Trans>Connexion en cours…</Trans> : <Trans>Se connecter</Trans>}
        </Button>
      </form>
      <p className="mt-6">
        <Link to="passwordResetRequest" className="inline-block py-2">
          <Trans>Mot de passe oublié ?</Trans>
        </Link>
      </p>
    </>
  );
}
