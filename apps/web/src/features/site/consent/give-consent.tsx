import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { useErrorText } from '../../../lib/error-messages.ts';
import { useAskedLogout } from '../../../lib/asked-logout.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { issueMessage } from '../../../lib/issue-messages.ts';
import { useReloadAccount } from '../../../lib/session.ts';
import { pathTo } from '../../../routes.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Link } from '../../../ui/link.tsx';

/** @decision D62 */
export function GiveConsent({ version }: { version: string }) {
  const [isAgreed, setIsAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [, navigate] = useLocation();
  const reloadAccount = useReloadAccount();
  const { isLeaving, leave } = useAskedLogout();
  const errorText = useErrorText();
  const { i18n } = useLingui();
  const giving = trpc.rights.giveConsent.useMutation({
    onSuccess: async () => {
      await reloadAccount();
      navigate(pathTo('home'));
    },
  });
  const fault = faultOf(giving.error);
  const isOutdated = fault.issues.some(({ code }) => code === 'consentOutdated');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!isAgreed);
    if (isAgreed) giving.mutate({ version });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-10 border-t border-line pt-8">
      {giving.isError && (
        <Banner
          kind="danger"
          role="alert"
          title={isOutdated ? i18n._(issueMessage('consentOutdated')) : errorText(fault)}
        />
      )}
      <Choice
        type="checkbox"
        checked={isAgreed}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? 'consent-error' : undefined}
        onChange={(event) => {
          setIsAgreed(event.target.checked);
          setIsMissing(false);
        }}
      >
        <Trans>J’ai lu ce texte et je suis d’accord.</Trans>
      </Choice>
      {isMissing && (
        <p id="consent-error" role="alert" className="mt-2 font-medium text-danger">
          <Trans>Cochez la case pour continuer.</Trans>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-4">
        <Button type="submit" busy={giving.isPending}>
          <Trans>Continuer</Trans>
        </Button>
        <Button type="button" kind="secondary" busy={isLeaving} onClick={leave}>
          <Trans>Me déconnecter</Trans>
        </Button>
      </div>
      <p className="mt-6">
        <Link to="somethingHappened">
          <Trans>Quelque chose est arrivé</Trans>
        </Link>
      </p>
      <p className="mt-6 text-ink-soft">
        <Trans>
          Vous n’êtes pas d’accord? Rien n’est effacé sans votre demande. Vous pouvez{' '}
          <Link to="abandonment">quitter le programme</Link> ou en parler à votre{' '}
          <Link to="resourcePersons">établissement</Link>.
        </Trans>
      </p>
    </form>
  );
}
