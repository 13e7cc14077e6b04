import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FieldMessages, useFormErrors } from '../../lib/form-errors.ts';
import { needs, useShortForm } from '../../lib/short-form.ts';
import { useArrivalFocus } from '../../lib/use-arrival-focus.ts';
import { trpc } from '../../trpc.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { IncompleteLink } from './link-problem.tsx';

type RequestForm = {
  email: string;
};

const messages: FieldMessages<RequestForm> = { email: { required: msg`Entrez votre courriel` } };

/** The same answer is shown with and without an account for the address. */
export function PasswordResetRequest({ isLinkCut }: { isLinkCut: boolean }) {
  const { t } = useLingui();
  const request = trpc.account.requestPasswordReset.useMutation();
  const { form, formState } = useShortForm(needs('email'), (valueOf) =>
    request.mutate({ email: valueOf('email') }),
  );
  const errors = useFormErrors(messages, formState, request.error);
  if (request.isSuccess) return <CheckYourMail email={request.variables.email} />;
  return (
    <>
      <PageHeading
        below={<Trans>Recevez par courriel un lien pour choisir un nouveau mot de passe.</Trans>}
      >
        <Trans>Mot de passe oublié</Trans>
      </PageHeading>
      {isLinkCut && (
        <IncompleteLink>
          <Trans>
            Ouvrez de nouveau le lien du courriel, en le prenant en entier, ou recevez-en un autre.
          </Trans>
        </IncompleteLink>
      )}
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form {...form}>
        <Field
          id="email"
          type="email"
          label={t`Courriel de votre compte`}
          autoComplete="email"
          error={errors.of('email')}
          name="email"
        />
        <Button type="submit" busy={request.isPending} className="w-full">
          {request.isPending ? <Trans>Envoi en cours…</Trans> : <Trans>Recevoir le lien</Trans>}
        </Button>
      </form>
      <p className="mt-6">
        <Link to="login" className="inline-block py-2">
          <Trans>Retour à la connexion</Trans>
        </Link>
      </p>
    </>
  );
}

function CheckYourMail({ email }: RequestForm) {
  useArrivalFocus();
  return (
    <>
      <PageHeading>
        <Trans>Regardez vos courriels</Trans>
      </PageHeading>
      <Banner kind="ok">
        <p>
          <Trans>
            Si <strong>{email}</strong> a un compte, un courriel y arrivera dans quelques minutes.
            Son lien est valable une heure.
          </Trans>
        </p>
      </Banner>
      <p className="mt-6">
        <Link to="login">
          <Trans>Retour à la connexion</Trans>
        </Link>
      </p>
    </>
  );
}
