import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { type FieldMessages, useFormErrors } from '../../lib/form-errors.ts';
import { announce } from '../../lib/live-region.tsx';
import type { LinkToken } from '../../lib/link-token.ts';
import { useEnter } from '../../lib/session.ts';
import { useShortForm } from '../../lib/short-form.ts';
import { pathTo } from '../../routes.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { EntryFailure } from './entry-failure.tsx';
import {
  type NewPassword,
  newPasswordFaults,
  newPasswordIn,
  newPasswordMessages,
} from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type DeviceOwner, OwnDeviceField } from './own-device-field.tsx';

type Activation = NewPassword & { device: DeviceOwner };

const messages: FieldMessages<Activation> = {
  ...newPasswordMessages,
  device: {},
};

type ActivationFormProps = {
  readonly link: LinkToken;
  readonly username: string;
  readonly needsPassword: boolean;
  /** @decision D59 */
  readonly isStaff: boolean;
};

/** @decision D42 */
export function ActivationForm({ link, username, needsPassword, isStaff }: ActivationFormProps) {
  const { t } = useLingui();
  const activation = trpc.account.activate.useMutation();
  const [, navigate] = useLocation();
  const entry = useEnter(() => {
    announce(t`Votre compte est actif.`);
    navigate(pathTo('programme'), { replace: true, state: null });
  });
  const { form, formState } = useShortForm<keyof Activation>(
    (valueOf) => (needsPassword ? newPasswordFaults(newPasswordIn(valueOf)) : {}),
    (valueOf) =>
      activation.mutate(
        {
          token: link.token,
          isOwnDevice: valueOf('device') === 'own',
          ...(link.username && { username: link.username }),
          ...(needsPassword && { password: valueOf('password') }),
        },
        {
          onSuccess: ({ isLoggedIn }) => {
            if (isLoggedIn) entry.enter();
          },
        },
      ),
  );
  const errors = useFormErrors(messages, formState, activation.error);
  if (activation.data && !activation.data.isLoggedIn) {
    return (
      <>
        <Outcome>
          <Notice kind="ok" title={<Trans>Votre compte est actif</Trans>}>
            <Trans>
              Votre nom d’utilisateur est <strong>{username}</strong>. Vous pouvez aussi entrer
              votre courriel. Connectez-vous pour commencer.
            </Trans>
          </Notice>
        </Outcome>
        <Link to="login" bare className={buttonClass('primary', 'mt-6 w-full')}>
          <Trans>Se connecter</Trans>
        </Link>
      </>
    );
  }
  if (activation.isSuccess && entry.failure !== null) {
    return (
      <EntryFailure
        entry={entry}
        title={<Trans>Votre compte est actif, mais il ne s’ouvre pas</Trans>}
        onLogin={() => navigate(pathTo('login'))}
      />
    );
  }
  return (
    <>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form {...form}>
        <p className="mb-6">
          {needsPassword ? (
            <Trans>
              Choisissez le mot de passe de votre nouveau compte, même si vous en avez déjà choisi
              un : ainsi, personne d’autre ne le connaît.
            </Trans>
          ) : (
            <Trans>Appuyez sur le bouton pour activer votre compte.</Trans>
          )}
        </p>
        <p className="mb-6 text-ink-soft">
          {isStaff ? (
            <Trans>
              Ensuite : vous vous connectez, avec une deuxième étape si le site la demande.
            </Trans>
          ) : (
            <Trans>Le programme commence ensuite par un premier questionnaire.</Trans>
          )}
        </p>
        {needsPassword && <NewPasswordFields username={username} errorOf={errors.of} />}
        {!isStaff && <OwnDeviceField isParticipant />}
        <Button
          type="submit"
          busy={activation.isPending || activation.isSuccess}
          className="w-full"
        >
          {activation.isPending ? (
            <Trans>Activation en cours…</Trans>
          ) : (
            <Trans>Activer mon compte</Trans>
          )}
        </Button>
      </form>
    </>
  );
}
