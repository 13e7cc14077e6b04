import { isVeryShortNight } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { buttonClass, Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Link } from '../../../ui/link.tsx';
import { nextStep } from './next-step.ts';
import { isCorrected } from '../is-corrected.ts';
import { type CompletedDay, type Programme, zoneOfDay } from '../../../lib/programme-data.ts';
import { EfficiencyWords } from './efficiency-words.tsx';
import { DetailsSaid } from '../details/details-said.tsx';
import { DayNapWords } from './nap-advice-words.tsx';
import { plannedBed } from '../drawing/planned-bed.ts';
import { drawNight } from '../drawing/night-drawing.ts';
import { NightCaution } from './night-caution.tsx';
import { NightLegend } from './night-legend.tsx';
import { NightPicture } from './night-picture.tsx';
import { NightText } from './night-text.tsx';
import { SleepWords } from './sleep-words.tsx';
import { useRunningNight } from '../use-running-night.ts';
import { useSavedAt } from './use-saved-at.ts';
import { tonightOf } from '../hours/tonight-of.ts';
import { useWords } from '../use-words.ts';

const InstallHint = lazyPart(() => import('./install-hint.tsx'));

type NightResultProps = {
  readonly programme: Programme;
  readonly day: CompletedDay;
  readonly isNew: boolean;
  readonly onEdit: (at: 'questions' | 'details') => void;
};

export default function NightResult({ programme, day, isNew, onEdit }: NightResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const savedAt = useSavedAt(day, programme.person.timeZone);
  const dates = useDates();
  const { percent } = useWords();
  const { isConsulted } = programme.person;
  const { date, night, measures } = day;
  const timeZone = zoneOfDay(day, programme);
  const week = programme.weeks.find(({ number }) => number === day.week);
  const schedule = plannedBed(programme.weeks, day);
  // Only text typed on this page counts. The server's last reply may still hold a deleted draft.
  const isChanged = isCorrected({ person: programme.person, drafts: [] }, day);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [isNew]);
  return (
    <>
      <Card aria-labelledby="night-result">
        <h2
          id="night-result"
          ref={heading}
          tabIndex={-1}
          className="mb-4 flex items-center gap-2 text-body font-medium text-ok"
        >
          <Check aria-hidden className="size-5 shrink-0" strokeWidth={2.25} />
          {savedAt}
        </h2>
        <SleepWords measures={measures} />
        <NightCaution programme={programme} date={date} measures={measures} />
        <figure className="mt-4">
          <NightPicture
            drawing={drawNight(date, night, timeZone)}
            night={night}
            schedule={schedule}
          />
          <figcaption className="mt-2 space-y-3">
            <NightLegend hasNaps={night.naps.length > 0} hasSchedule={schedule !== null} />
            <NightText date={date} timeZone={timeZone} night={night} measures={measures} />
          </figcaption>
        </figure>
        <EfficiencyWords measures={measures} week={week} />
        {!isVeryShortNight(measures) && (
          <p className="mt-4 border-t border-line pt-4">
            <DayNapWords naps={night.naps} />
          </p>
        )}
        <DetailsSaid night={night} />
        <Disclosure title={<Trans>Détails</Trans>} className="mt-4 border-t border-b-0">
          <p>
            <Trans>
              Efficacité du sommeil de cette nuit : {percent(measures.sleepEfficiencyPercent)}.
              C’est celle de la semaine qui compte.
            </Trans>
          </p>
        </Disclosure>
      </Card>
      {isChanged && (
        <Banner
          kind="attention"
          className="mt-4"
          title={<Trans>Votre correction n’est pas enregistrée</Trans>}
        >
          <Button kind="quiet" className="px-0" onClick={() => onEdit('questions')}>
            <Trans>Reprendre ma correction</Trans>
          </Button>
        </Banner>
      )}
      {day.isEditable && !isConsulted && (
        <div className="mt-4">
          <div className="flex flex-wrap gap-x-6">
            <Button kind="quiet" className="px-0" onClick={() => onEdit('details')}>
              <Trans>Ajouter un détail</Trans>
            </Button>
            <Button kind="quiet" className="px-0" onClick={() => onEdit('questions')}>
              <Trans>Modifier cette nuit</Trans>
            </Button>
          </div>
          <p className="text-small text-ink-soft">
            <Trans>Possible jusqu’à la fin du {dates.day(day.lastEditableOn)}.</Trans>
          </p>
        </div>
      )}
      {!isConsulted && date === programme.today && <SeeYouTonight programme={programme} />}
      {!isConsulted && <NextStepWords programme={programme} day={day} />}
      {isNew && (
        <Suspense>
          <InstallHint />
        </Suspense>
      )}
    </>
  );
}

function SeeYouTonight({ programme }: Pick<NightResultProps, 'programme'>) {
  const { clock } = useWords();
  const tonight = tonightOf(programme);
  if (tonight?.kind !== 'schedule') return null;
  const [bedTime, wakeTime] = [clock(tonight.bedTime), clock(tonight.wakeTime)];
  return (
    <p className="mt-6 text-lead">
      <Trans>
        Ce soir, couchez-vous à {bedTime}. Demain, levez-vous à {wakeTime}.
      </Trans>
    </p>
  );
}

const wayClass = buttonClass('primary', 'mt-6 w-full');

function NextStepWords({ programme, day }: Pick<NightResultProps, 'programme' | 'day'>) {
  const dates = useDates();
  const step = nextStep(programme, day, useRunningNight(programme));
  switch (step.kind) {
    case 'night':
      return (
        <Link to="diaryDay" params={{ date: step.day.date }} bare className={wayClass}>
          <Trans>Noter la nuit du {dates.night(step.day.date)}</Trans>
        </Link>
      );
    case 'review': {
      const { closed } = step;
      return (
        <Link to="week" params={{ week: closed }} bare className={wayClass}>
          <Trans>Faire le bilan de la semaine {closed}</Trans>
        </Link>
      );
    }
    case 'schedule': {
      const { week } = step;
      return (
        <Link to="week" params={{ week }} hash="horaire" bare className={wayClass}>
          <Trans>Choisir l’horaire de la semaine {week}</Trans>
        </Link>
      );
    }
    case 'week':
      return (
        <div className="mt-6">
          {step.advice !== 'notComing' && (
            <p className="mb-3">
              {step.advice === 'tooFew' ? (
                <Trans>Cette semaine a trop peu de nuits pour en tirer un conseil.</Trans>
              ) : (
                <Plural
                  value={step.advice}
                  _0="Vous avez noté assez de nuits : le conseil de la semaine est prêt."
                  one="Encore une nuit, et le conseil de la semaine sera prêt."
                  other="Encore # nuits, et le conseil de la semaine sera prêt."
                />
              )}
            </p>
          )}
          <Link to="diary" bare className={buttonClass('primary', 'w-full')}>
            <Trans>Voir ma semaine</Trans>
          </Link>
        </div>
      );
    case 'programme':
      return (
        <Link to="programme" bare className={wayClass}>
          <Trans>Aller à mon programme</Trans>
        </Link>
      );
  }
}
