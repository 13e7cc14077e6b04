import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { trpc } from '../../trpc.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ContactToTell } from '../site/contact-to-tell.tsx';

const refusals: Readonly<Record<string, MessageDescriptor>> = {
  annule: msg`Vous l’avez interrompue sur la page de votre établissement. Recommencez quand vous voulez.`,
  expire: msg`Cette connexion a duré plus de dix minutes, ou elle a déjà servi. Recommencez.`,
  refuse: msg`Votre établissement vous connaît, mais aucun compte de ce site n’est lié à cette connexion.`,
  indisponible: msg`Votre établissement ne répond pas pour le moment. Réessayez dans quelques minutes.`,
  trop: msg`Trop d’essais de suite. Réessayez dans quelques minutes.`,
};

export const useProviderOutcome = () => new URLSearchParams(useSearch()).get('etablissement');

export const findRefusal = (why: string | null): MessageDescriptor | null =>
  (why !== null && Object.hasOwn(refusals, why) && refusals[why]) || null;

export function ProviderRefusal() {
  const { i18n } = useLingui();
  const outcome = useProviderOutcome();
  const refusal = findRefusal(outcome);
  if (!refusal) return null;
  return (
    <Banner kind="attention" className="mb-6" title={<Trans>La connexion n’a pas réussi</Trans>}>
      <p className="mt-1">
        <span>{i18n._(refusal)}</span> {outcome === 'refuse' && <ContactToTell />}
      </p>
    </Banner>
  );
}

/** @decision D56 */
export function ProviderLogin() {
  const { i18n } = useLingui();
  const methods = trpc.account.findLoginMethods.useQuery(undefined, { staleTime: Infinity });
  if (!methods.data?.hasProvider) return null;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <a
        href={`/connexion/oidc?langue=${i18n.locale}`}
        className={buttonClass('secondary', 'w-full')}
      >
        <Trans>Se connecter avec mon établissement</Trans>
      </a>
      <p className="mt-2 text-small text-ink-soft">
        <Trans>Pour le personnel dont l’établissement gère le compte.</Trans>
      </p>
    </div>
  );
}
