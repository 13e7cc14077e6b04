import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { trpc } from '../../../../trpc.ts';
import { QueryView } from '../../../../ui/query-view.tsx';
import { SomethingHappenedLink } from '../../../../ui/something-happened-link.tsx';
import { HealthForm } from './health-form.tsx';
import { HealthOutcome } from './health-outcome.tsx';

type Outcome = RouterOutputs['questionnaires']['reportHealthChange'];

/** @decision D69 */
export function HealthPanel() {
  const questions = trpc.questionnaires.getHealthQuestions.useQuery(undefined, { staleTime: 0 });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (outcome) return <HealthOutcome outcome={outcome} onAgain={() => setOutcome(null)} />;
  return (
    <>
      <p className="mb-6">
        <Trans>
          Voici les questions de sécurité du départ, avec vos dernières réponses. Changez ce qui
          n’est plus vrai. Une nouvelle précaution suspend aussitôt votre horaire; une précaution
          levée le rend de nouveau possible. Votre établissement voit ce qui change.
        </Trans>
      </p>
      <SomethingHappenedLink className="mb-6" />
      <QueryView query={questions} lines={8}>
        {(data) => <HealthForm questions={data} onSent={setOutcome} />}
      </QueryView>
    </>
  );
}
