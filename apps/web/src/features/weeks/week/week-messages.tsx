import { diaryRules } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { Banner, Notice } from '../../../ui/banner.tsx';
import { Link } from '../../../ui/link.tsx';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { CrisisHelp } from '../../answers/flow/crisis-help.tsx';
import { useWords } from '../../nights/use-words.ts';
import { ContactToCall } from '../../site/contact-to-call.tsx';
import { hasScheduleAfter } from './has-schedule-after.ts';
import { WeekQuestion } from './week-question.tsx';

type WeekMessagesProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
};

/** @decision D25 D80 */
export function WeekMessages({ programme, week }: WeekMessagesProps) {
  const { isVeryLittleSleep, isNarrowWindow, isLowTwoWeeksRunning, questions } = week;
  const isOwn = !programme.person.isConsulted && programme.abandonment === null;
  const hasNext = hasScheduleAfter(programme, week.number);
  const isRecent = week.number >= programme.diaryWeek - 1;
  return (
    <div className="mt-4 space-y-4 empty:hidden">
      {isVeryLittleSleep && <VeryLittleSleep />}
      {isOwn && questions.map((each) => <WeekQuestion key={each} week={week} question={each} />)}
      {week.hasUnusualEnergy === true && isRecent && <UnusualEnergy />}
      {isNarrowWindow && <NarrowWindow hasNext={hasNext} />}
      {isLowTwoWeeksRunning && !isVeryLittleSleep && <LowWeeks hasNext={hasNext} />}
    </div>
  );
}

function VeryLittleSleep() {
  return (
    <Banner kind="attention" title={<Trans>Vous avez très peu dormi</Trans>}>
      <p className="mt-1">
        <Trans>
          Ce n’est pas un manque d’effort. Ne conduisez pas quand vous avez sommeil, et dormez plus
          longtemps dès que vous le pouvez.
        </Trans>
      </p>
      <p className="mt-3">
        <ContactToCall />
      </p>
    </Banner>
  );
}

function UnusualEnergy() {
  const help = trpc.questionnaires.getCrisisResources.useQuery();
  return (
    <>
      <Banner kind="attention" title={<Trans>Parlez-en à votre médecin sans attendre</Trans>}>
        <p className="mt-1">
          <Trans>
            Merci de l’avoir dit. Dormir très peu sans fatigue, avec beaucoup d’énergie, peut être
            le signe d’une humeur trop haute. D’ici là, ne dormez pas moins pour suivre un horaire.
          </Trans>
        </p>
        <p className="mt-3">
          <ContactToCall />{' '}
          <Trans>L’équipe est avertie, mais ne le voit pas toujours tout de suite.</Trans>
        </p>
      </Banner>
      {help.data && <CrisisHelp panel={help.data} isAboutMood />}
    </>
  );
}

type NextProps = {
  readonly hasNext: boolean;
};

function NarrowWindow({ hasNext }: NextProps) {
  const { duration } = useWords();
  const most = duration(diaryRules.narrowWindowMaximumMinutes);
  const weeks = diaryRules.narrowWindowWeeks;
  return (
    <Banner kind="info" title={<Trans>Votre temps au lit est court depuis longtemps</Trans>}>
      <p className="mt-1">
        <span>
          <Trans>
            Il est de {most} ou moins depuis {weeks} semaines complètes. Ce n’est pas un manque
            d’effort. Si la fatigue pèse le jour, parlez-en.
          </Trans>
        </span>{' '}
        {hasNext && <AgreedWindow />}
      </p>
      <p className="mt-3">
        <ContactToCall />
      </p>
    </Banner>
  );
}

/** @decision D81 */
function AgreedWindow() {
  return (
    <Trans>
      L’équipe peut convenir avec vous d’une autre fenêtre de sommeil, d’où partira votre prochain
      choix.
    </Trans>
  );
}

function LowWeeks({ hasNext }: NextProps) {
  return (
    <Notice kind="info" title={<Trans>Deux semaines difficiles de suite</Trans>}>
      <span>
        <Trans>
          Cela arrive, et ce n’est pas un manque d’effort. Parlez-en à une{' '}
          <Link to="resourcePersons">personne-ressource</Link>.
        </Trans>
      </span>{' '}
      {hasNext && <AgreedWindow />}
    </Notice>
  );
}
