import { dueQuestionnaire, type GateQuestionnaire } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { Moon, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Account, gateFactsOf } from '../../lib/account.ts';
import { useDates } from '../../lib/dates.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useToday } from '../../lib/today.ts';

/** The one thing that matters now: a questionnaire that is due, else last night. @source specification §4 */
export function NextStep({ account }: { account: Account }) {
  const dates = useDates();
  const today = useToday(account.timeZone);
  const due = dueQuestionnaire(gateFactsOf(account));
  if (account.programmeAbandonedAt) {
    return (
      <Card>
        <h2 className="text-lead">
          <Trans>Vous avez quitté le programme</Trans>
        </h2>
        <p className="mt-2 text-ink-soft">
          <Trans>
            Vos nuits et vos lectures restent à vous : vous pouvez les relire quand vous voulez.
          </Trans>
        </p>
        <p className="mt-5">
          <Link to="evolution" bare className={buttonClass('secondary')}>
            <Trans>Voir mes nuits</Trans>
          </Link>
        </p>
      </Card>
    );
  }
  if (due) return <DueQuestionnaire id={due} />;
  return (
    <Card className="next-step">
      <StepLabel icon={<Moon aria-hidden className="size-5" strokeWidth={1.75} />}>
        <Trans>Ce matin</Trans>
      </StepLabel>
      <h2 className="mt-2 text-lead">
        <Trans>Nuit du {dates.night(today)}</Trans>
      </h2>
      <p className="mt-2 text-ink-soft">
        <Trans>
          Pour calculer votre horaire, chaque nuit compte, la bonne comme la moins bonne.
        </Trans>
      </p>
      <p className="mt-5">
        <Link to="diaryDay" params={{ date: today }} bare className={buttonClass('primary')}>
          <Trans>Ouvrir cette nuit</Trans>
        </Link>
      </p>
    </Card>
  );
}

function StepLabel({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-small font-medium text-accent-ink">
      {icon}
      {children}
    </p>
  );
}

const questionnairePages = {
  S0: 'questionnaireS0',
  S6: 'questionnaireS6',
  S12: 'questionnaireS12',
  S24: 'questionnaireS24',
} as const;

function DueQuestionnaire({ id }: { id: GateQuestionnaire }) {
  return (
    <Card className="next-step">
      <StepLabel icon={<NotebookPen aria-hidden className="size-5" strokeWidth={1.75} />}>
        <Trans>À compléter</Trans>
      </StepLabel>
      <h2 className="mt-2 text-lead">
        {id === 'S0' ? (
          <Trans>Questionnaire de départ</Trans>
        ) : (
          <Trans>Questionnaire de la semaine {id.slice(1)}</Trans>
        )}
      </h2>
      <p className="mt-2 text-ink-soft">
        {id === 'S0' ? (
          <Trans>
            Il prend quelques minutes et ouvre le programme. Votre première semaine commence dès
            qu’il est envoyé.
          </Trans>
        ) : (
          <Trans>Il prend quelques minutes et rouvre la suite du programme.</Trans>
        )}
      </p>
      <p className="mt-5">
        <Link to={questionnairePages[id]} bare className={buttonClass('primary')}>
          <Trans>Commencer le questionnaire</Trans>
        </Link>
      </p>
    </Card>
  );
}
