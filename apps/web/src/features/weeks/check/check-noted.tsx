import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { CrisisHelp } from '../../answers/flow/crisis-help.tsx';
import type { CheckReply } from './check-form.tsx';
import { UrgentCall } from '../../site/urgent-call.tsx';

/** @decision D77 */
export function CheckNoted({ reply: { answers } }: { readonly reply: CheckReply }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const help = trpc.questionnaires.getCrisisResources.useQuery();
  return (
    <div ref={box} tabIndex={-1} className="space-y-5 outline-none">
      {answers.includes('none') ? (
        <Banner
          kind="ok"
          title={<Trans>C’est noté : rien de cela ces sept derniers jours</Trans>}
        />
      ) : (
        <Banner kind="ok" title={<Trans>Merci de l’avoir dit : c’est noté</Trans>}>
          <p className="mt-1">
            <Trans>
              L’équipe de votre établissement est avertie, mais elle ne le voit pas toujours tout de
              suite.
            </Trans>
          </p>
          <UrgentCall />
        </Banner>
      )}
      {answers.includes('mood') && help.data && <CrisisHelp panel={help.data} isAboutMood />}
    </div>
  );
}
