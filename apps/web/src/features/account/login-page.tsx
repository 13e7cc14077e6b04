import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, Suspense, useState } from 'react';
import { faultOf } from '../../lib/error-code.ts';
import { type FieldMessages, useFormErrors } from '../../lib/form-errors.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { sessionEnd } from '../../lib/present-person.ts';
import { findRedirect } from '../../lib/redirect-memory.ts';
import { useEnter } from '../../lib/session.ts';
import { needs, useShortForm } from '../../lib/short-form.ts';
import { useInBrowser, useStore } from '../../lib/store.ts';
import { useOtherAddress } from '../../lib/use-other-address.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { OtherAddress } from '../../ui/other-address.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AfterLogout } from './after-logout.tsx';
import { EntryFailure } from './entry-failure.tsx';
import { type DeviceOwner, OwnDeviceField } from './own-device-field.tsx';
import { ProviderLogin, ProviderRefusal } from './provider-login.tsx';
import { useLoginElsewhere } from './use-login-elsewhere.ts';

type LoginForm = {
  identifier: string;
  password: string;
  device: DeviceOwner;
};

type Credentials = ComponentProps<typeof LoginCodeForm>['credentials'];

const LoginCodeForm = lazyPart(() => import('./second-factor/login-code-form.tsx'));

const messages: FieldMessages<LoginForm> = {
  identifier: { required: msg`Entrez votre courriel ou votre nom d’utilisateur` },
  password: { required: msg`Entrez votre mot de passe` },
  device: {},
};

export default function LoginPage() {
  const { t } = useLingui();
  const entry = useEnter();
  const end = useStore(sessionEnd);
  const wantsPage = useInBrowser(() => findRedirect() !== null, false);
  const otherAddress = useOtherAddress();
  useLoginElsewhere();
  const login = trpc.account.login.useMutation();
  const [awaitingCode, setAwaitingCode] = useState<Credentials | null>(null);
  const { form, formState } = useShortForm(needs('identifier', 'password'), (valueOf) => {
    const credentials = {
      identifier: valueOf('identifier'),
      password: valueOf('password'),
      isOwnDevice: valueOf('device') === 'own',
    };
    login.mutate(credentials, {
      onSuccess: entry.enter,
      onError: (error) => {
        if (faultOf(error).code === 'SECOND_FACTOR_REQUIRED') setAwaitingCode(credentials);
      },
    });
  });
  const errors = useFormErrors(messages, formState, login.error);
  const isBusy = login.isPending || entry.isEntering;
  if (awaitingCode) {
    const goBack = () => {
      login.reset();
      setAwaitingCode(null);
    };
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <LoginCodeForm credentials={awaitingCode} onBack={goBack} />
      </Suspense>
    );
  }
  if (login.isSuccess && entry.failure !== null) {
    return (
      <>
        <PageHeading>
          <Trans>Connexion</Trans>
        </PageHeading>
        <EntryFailure
          entry={entry}
          title={<Trans>Votre mot de passe est le bon, mais votre compte ne s’ouvre pas</Trans>}
          onLogin={login.reset}
        />
      </>
    );
  }
  if (otherAddress !== null && !isSecureContext) {
    return (
      <>
        <PageHeading>
          <Trans>Connexion</Trans>
        </PageHeading>
        <OtherAddress address={otherAddress} />
      </>
    );
  }
  return (
    <>
      <PageHeading
        below={
          wantsPage &&
          end !== 'lost' && (
            <Trans>Connectez-vous pour ouvrir la page que vous avez demandée.</Trans>
          )
        }
      >
        <Trans>Connexion</Trans>
      </PageHeading>
      <AfterLogout />
      <ProviderRefusal />
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form {...form}>
        <Field
          id="identifier"
          label={t`Courriel ou nom d’utilisateur`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          error={errors.of('identifier')}
          name="identifier"
        />
        <PasswordField
          id="password"
          label={t`Mot de passe`}
          autoComplete="current-password"
          error={errors.of('password')}
          name="password"
        />
        <OwnDeviceField />
        <Button type="submit" busy={isBusy} className="w-full">
          {isBusy ? <Trans>Connexion en cours…</Trans> : <Trans>Se connecter</Trans>}
        </Button>
      </form>
      <p className="mt-6">
        <Link to="passwordResetRequest" className="inline-block py-2">
          <Trans>Mot de passe oublié ?</Trans>
        </Link>
      </p>
      <ProviderLogin />
      <p className="mt-4 border-t border-line pt-6 text-small text-ink-soft">
        <Trans>
          Pas encore de compte ? Votre établissement envoie une invitation par courriel. Son lien
          ouvre l’inscription.
        </Trans>
      </p>
    </>
  );
}
