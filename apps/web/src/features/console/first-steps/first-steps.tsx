import type { FirstStep } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StatusWord } from '../../../ui/status-word.tsx';
import { StepAction } from './step-action.tsx';

type StepWords = { readonly title: string; readonly todo: string };

function useStepWords(): Readonly<Record<FirstStep, StepWords>> {
  const { t } = useLingui();
  return {
    mail: {
      title: t`Les courriels arrivent`,
      todo: t`Envoyez-vous un courriel d’essai, puis ouvrez son lien.`,
    },
    establishment: {
      title: t`Un établissement est ouvert`,
      todo: t`Chaque personne s’inscrit dans un établissement.`,
    },
    contacts: {
      title: t`Chaque établissement a un contact`,
      todo: t`Un téléphone, un courriel ou une adresse : c’est à lui que les personnes s’adressent.`,
    },
    consent: {
      title: t`Le consentement est lu`,
      todo: t`Chaque personne accepte ce texte en s’inscrivant : lisez-le avant elles.`,
    },
    staff: {
      title: t`Un membre du personnel a son compte`,
      todo: t`Cette personne suit les participants et répond aux alertes. L’étape est faite quand son compte est activé.`,
    },
    invitation: {
      title: t`Une invitation est partie`,
      todo: t`Invitez une première personne, par courriel ou par un lien.`,
    },
    backup: {
      title: t`Une sauvegarde est faite`,
      todo: t`Elle se fait sur le serveur, par cette commande. L’étape est faite dès que la commande a réussi.`,
    },
  };
}

type ListedStep = { readonly step: FirstStep; readonly isDone: boolean };

/** @decision D91 console#first-steps */
export function FirstSteps({ steps }: { steps: readonly ListedStep[] }) {
  const words = useStepWords();
  const done = steps.filter(({ isDone }) => isDone).length;
  const all = steps.length;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <section aria-labelledby="first-steps" className="max-w-(--container-page) lg:max-w-none">
      <h2 id="first-steps" className="mb-2 text-lead">
        <Trans>Premières étapes</Trans>
      </h2>
      <p className="mb-6 text-ink-soft">
        <Trans>
          Étapes faites : {done} sur {all}. Cette liste disparaît quand la première personne
          s’inscrit.
        </Trans>
      </p>
      <ol>
        {steps.map(({ step, isDone }) => (
          <Step key={step} isDone={isDone} words={words[step]}>
            {(!isDone || step === 'invitation') && (
              <StepAction step={step} isNext={step === next} />
            )}
          </Step>
        ))}
      </ol>
    </section>
  );
}

type StepProps = {
  readonly words: StepWords;
  readonly isDone: boolean;
  readonly children: ReactNode;
};

function Step({ words: { title, todo }, isDone, children }: StepProps) {
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-line py-4 lg:grid-cols-2">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-medium">{title}</h3>
          <StatusWord status={isDone ? 'done' : 'todo'}>
            {isDone ? <Trans>Fait</Trans> : <Trans>À faire</Trans>}
          </StatusWord>
        </div>
        {!isDone && <p>{todo}</p>}
      </div>
      <div>{children}</div>
    </li>
  );
}
