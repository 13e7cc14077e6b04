import type { RouterInputs, RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { announce } from '../../lib/live-region.tsx';
import { useReloadAccount } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { CrisisPanel } from './crisis-panel.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';

type Code = RouterInputs['questionnaires']['save']['code'];
type Crisis = NonNullable<RouterOutputs['questionnaires']['save']['crisis']>;

/** One of the programme's questionnaires, from its questions to what its sending opens. */
export function QuestionnaireView({ code }: { code: Code }) {
  const { t } = useLingui();
  const definition = trpc.questionnaires.getDefinition.useQuery({ code }, { staleTime: Infinity });
  // Read afresh each time, and never again while somebody types.
  const mine = trpc.questionnaires.findMine.useQuery(
    { code },
    { staleTime: Infinity, gcTime: 0, refetchOnMount: 'always' },
  );
  const reloadAccount = useReloadAccount();
  const [crisis, setCrisis] = useState<Crisis | null>(null);
  if (crisis) {
    return (
      <>
        <PageHeading>
          <Trans>Vos réponses sont envoyées</Trans>
        </PageHeading>
        <CrisisPanel panel={crisis} />
        <Button onClick={() => void reloadAccount()}>
          <Trans>Continuer vers mon programme</Trans>
        </Button>
      </>
    );
  }
  return (
    <QueryView query={definition} lines={8}>
      {(asked) => (
        <QueryView query={mine} lines={8}>
          {(answered) => (
            <QuestionnaireForm
              code={code}
              definition={asked}
              mine={answered}
              onSubmitted={(panel) => {
                if (panel) {
                  setCrisis(panel);
                  return;
                }
                announce(t`Vos réponses sont envoyées.`);
                void reloadAccount();
              }}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  );
}
