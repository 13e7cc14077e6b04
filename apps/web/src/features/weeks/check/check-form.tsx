import type { RouterOutputs } from '@aube/api';
import { type WeeklyCheckAnswer, weeklyCheckFault, withToggledCheck } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { holdsDrafts } from '../../../lib/device-nights.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { useOnline } from '../../../lib/online.ts';
import { useStore } from '../../../lib/store.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CrisisHelp } from '../../answers/flow/crisis-help.tsx';
import { useSuspendShownSchedule } from '../../../lib/suspend-shown-schedule.ts';
import { CheckList, checkFieldId } from './check-list.tsx';
import { UrgentCall } from '../../site/urgent-call.tsx';
import { useKeptAnswer } from '../use-kept-answer.ts';

const noAnswers: readonly WeeklyCheckAnswer[] = [];

export type CheckReply = RouterOutputs['diary']['answerWeeklyCheck'];

type CheckFormProps = {
  readonly weekId?: number;
  readonly onAnswered: (reply: CheckReply) => void;
};

/** @decision D77 */
export function CheckForm({ weekId, onAnswered }: CheckFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const isOnline = useOnline();
  const utils = trpc.useUtils();
  const help = trpc.questionnaires.getCrisisResources.useQuery();
  const kept = useKeptAnswer(`check-${weekId ?? 'now'}`, noAnswers);
  const { answer: answers, isSending, fault, submit: send } = kept;
  const [hasTried, setTried] = useState(false);
  const suspend = useSuspendShownSchedule();
  const { mutateAsync } = trpc.diary.answerWeeklyCheck.useMutation({
    onSuccess: async ({ precautions }) => {
      if (precautions.length > 0) suspend();
      void utils.questionnaires.listFlags.invalidate();
      await utils.programme.overview.invalidate();
    },
  });
  const isCutOff = !isOnline || fault?.code === 'OFFLINE';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (weeklyCheckFault(answers) !== null) {
      document.getElementById(checkFieldId)?.focus();
    } else if (!isSending) {
      send(async (ticked) => {
        const week = weekId === undefined ? {} : { weekId };
        const reply = await mutateAsync({ answers: [...ticked], ...week });
        return { follow: () => onAnswered(reply) };
      });
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <p className="mb-4">
        <Trans>
          Si vous cochez la somnolence, une chute ou un accident, votre horaire attend et l’équipe
          de votre établissement est avertie. Pour le moral, l’équipe est avertie et vous voyez où
          trouver de l’aide.
        </Trans>
      </p>
      <CheckList
        answers={answers}
        onToggle={(answer) => kept.change((ticked) => withToggledCheck(ticked, answer))}
        error={
          hasTried && answers.length === 0
            ? t`Cochez ce qui est arrivé, ou « Rien de cela ».`
            : undefined
        }
      />
      {answers.includes('mood') && help.data && (
        <div className="mt-6">
          <CrisisHelp panel={help.data} isAboutMood />
        </div>
      )}
      <div role="alert" className="mt-4 empty:hidden">
        {isCutOff && <NotSent />}
        {fault && !isCutOff && <p className="font-medium text-danger">{errorText(fault)}</p>}
      </div>
      <Button type="submit" className="mt-6 max-sm:w-full" busy={isSending}>
        <Trans>Envoyer</Trans>
      </Button>
    </form>
  );
}

/** The answers stay on the device or, when the device cannot store them, on the page. */
function NotSent() {
  const isOnDevice = useStore(holdsDrafts);
  return (
    <Banner
      kind="attention"
      title={<Trans>Sans connexion, rien ne peut être envoyé : l’équipe n’est pas avertie</Trans>}
    >
      <p className="mt-1">
        {isOnDevice ? (
          <Trans>
            Vos réponses restent sur cet appareil jusqu’à demain : revenez ici les envoyer quand la
            connexion reviendra.
          </Trans>
        ) : (
          <Trans>
            Gardez cette page ouverte : vos réponses y restent, et vous pourrez les envoyer quand la
            connexion reviendra.
          </Trans>
        )}
      </p>
      <UrgentCall />
    </Banner>
  );
}
