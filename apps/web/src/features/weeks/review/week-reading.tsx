import {
  diaryRules,
  extraTimeInBed,
  isOpenEarly,
  reviewRules,
  tipFactsOf,
  type WeekReview,
} from '@aube/api/rules';
import { week as weekEntity } from '@aube/dictionary';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Link } from '../../../ui/link.tsx';
import { useCatalogue } from '../../course/use-catalogue.ts';
import { useWords } from '../../nights/use-words.ts';
import type { Programme } from '../../../lib/programme-data.ts';
import { canReachNights, dueDays } from '../../nights/programme-nights.ts';
import { useRunningNight } from '../../nights/use-running-night.ts';
import { ScheduleUnavailable } from '../schedule/schedule-unavailable.tsx';
import type { ShownReview } from './review-steps.ts';
import { ExpectedWords } from './expected-words.tsx';
import { MedicationWords, TipReason } from './tip-reason.tsx';
import { TipTitle } from './tip-title.tsx';
import { WeekStrips } from './week-strips.tsx';

type WeekReadingProps = {
  readonly programme: Programme;
  readonly shown: ShownReview;
};

/** @decision D68 */
export function WeekReading({ programme, shown }: WeekReadingProps) {
  const { review, week, next } = shown;
  const tip = { ...review.tip, hours: review.tip.hours && (next?.schedule ?? review.tip.hours) };
  const present = programme.weeks.at(-1) ?? week;
  return (
    <div className="space-y-6">
      {review.safety !== null && <ScheduleUnavailable programme={programme} week={present} />}
      {review.expected && (
        <p>
          <ExpectedWords code={review.expected} />
        </p>
      )}
      <div>
        <WeekStrips programme={programme} week={week.number} />
        <OpenNights programme={programme} week={week.number} />
      </div>
      <Facts
        programme={programme}
        review={review}
        week={week}
        previous={programme.weeks.find(({ number }) => number === week.number - 1)}
      />
      <section aria-labelledby="review-well">
        <h3 id="review-well" className="font-medium">
          <Trans>Ce qui s’est bien passé</Trans>
        </h3>
        <p className="mt-1">
          <WentWellWords {...review.wentWell} />
        </p>
      </section>
      <section aria-labelledby="review-tip">
        <h3 id="review-tip" className="font-medium">
          <Trans>Une chose à essayer</Trans>
        </h3>
        <p className="mt-1 text-lead">
          <TipTitle code={tip.code} />
        </p>
        <p className="mt-1">
          <TipReason tip={tip} />
        </p>
        <TipChapter id={tip.chapterId} programme={programme} />
      </section>
      {review.medicationNights !== null && (
        <section aria-labelledby="review-medication">
          <h3 id="review-medication" className="font-medium">
            <Trans>Votre médicament pour dormir</Trans>
          </h3>
          <p className="mt-1">
            <MedicationWords nights={review.medicationNights} />
          </p>
        </section>
      )}
    </div>
  );
}

function OpenNights({ programme, week }: { readonly programme: Programme; readonly week: number }) {
  const dates = useDates();
  const running = useRunningNight(programme);
  const open = dueDays(programme, running).filter((day) => day.week === week);
  if (open.length === 0 || programme.person.isConsulted) return null;
  return (
    <ul className="mt-2">
      {open.map(({ id, date }) => (
        <li key={id}>
          <Link to="diaryDay" params={{ date }} className="inline-block py-2">
            <Trans>Noter la nuit du {dates.night(date)}</Trans>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type FactsProps = {
  readonly programme: Programme;
  readonly review: WeekReview;
  readonly week: Programme['weeks'][number];
  readonly previous: Programme['weeks'][number] | undefined;
};

function Facts({ programme, review, week, previous }: FactsProps) {
  const text = useFieldText();
  const { percent, duration } = useWords();
  const { sleepEfficiencyPercent: efficiency, direction, kept } = review;
  const margin = duration(reviewRules.keptWithinMinutes);
  const before = previous?.sleepEfficiencyPercent ?? null;
  const beforeWords = before === null ? null : percent(before);
  const needed = diaryRules.provisionalMinimumNights;
  const missing = needed - review.completedNights;
  const canReach = canReachNights(programme, week, needed);
  const longer = extraTimeInBed(week.schedule, tipFactsOf(programme, week).nights);
  const more = longer !== null && duration(longer);
  return (
    <dl className="grid gap-3">
      <Fact name={<Trans>Efficacité de la semaine</Trans>}>
        {efficiency === null ? (
          <span className="font-normal">
            {canReach ? (
              <Plural
                value={missing}
                one="Il manque une nuit pour la calculer."
                other="Il manque # nuits pour la calculer."
              />
            ) : (
              <Trans>Moins de {needed} nuits ont été notées.</Trans>
            )}
          </span>
        ) : (
          <>
            {percent(efficiency)}
            <span className="block text-body font-normal text-ink-soft">
              {direction === 'up' && (
                <span>
                  <Trans>En hausse depuis la semaine d’avant ({beforeWords})</Trans>
                </span>
              )}
              {direction === 'down' && (
                <span>
                  <Trans>En baisse depuis la semaine d’avant ({beforeWords})</Trans>
                </span>
              )}
              {direction === 'same' && (
                <span>
                  <Trans>Semblable à la semaine d’avant ({beforeWords})</Trans>
                </span>
              )}
              {review.standing === 'provisional' && (
                <>
                  {direction && <span>{' · '}</span>}
                  <span>
                    <Trans>chiffre provisoire</Trans>
                  </span>
                </>
              )}
            </span>
          </>
        )}
      </Fact>
      {kept && (
        <Fact name={<Trans>Nuits où vous avez suivi l’horaire</Trans>}>
          <span>
            <Trans>
              {kept.nights} sur {kept.of}
            </Trans>
          </span>
          <span className="block text-body font-normal text-ink-soft">
            <Trans>À {margin} près, à l’extinction des lumières comme au lever</Trans>
          </span>
          {more && (
            <span className="block text-body font-normal">
              <Trans>Temps au lit : {more} de plus que la fenêtre, en moyenne</Trans>
            </span>
          )}
        </Fact>
      )}
      {week.whiteNights > 0 && (
        <Fact name={text(weekEntity.fields.whiteNights.label)}>
          {week.whiteNights}
          <span className="block text-body font-normal text-ink-soft">
            {text(weekEntity.fields.whiteNights.meaning)}.
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="text-lead font-bold tabular-nums">{children}</dd>
    </div>
  );
}

function WentWellWords({ code, nights }: WeekReview['wentWell']): ReactNode {
  const { percent } = useWords();
  const target = percent(diaryRules.efficiencyTargetPercent);
  switch (code) {
    case 'keptSchedule':
      return (
        <Trans>
          Vous avez suivi votre horaire {nights} nuits, à l’extinction des lumières comme au lever.
        </Trans>
      );
    case 'efficiencyUp':
      return <Trans>L’efficacité de votre sommeil a monté depuis la semaine d’avant.</Trans>;
    case 'reachedTarget':
      return <Trans>Vous avez dormi pendant au moins {target} de votre temps au lit.</Trans>;
    case 'regularRising':
      return <Trans>Vous vous levez à la même heure, à une heure près.</Trans>;
    case 'goodNaps':
      return <Trans>Aucune sieste n’a fini tard ni dépassé une heure.</Trans>;
    case 'notedNights':
      return (
        <Plural
          value={nights}
          one="Vous avez noté une nuit : c’est un début."
          other="Vous avez noté # nuits : c’est ce qui permet de voir où vous en êtes."
        />
      );
    case 'cameToLook':
      return <Trans>Vous êtes ici pour regarder votre semaine, même sans nuit notée.</Trans>;
  }
}

function TipChapter({ id, programme }: { readonly id: string; readonly programme: Programme }) {
  const { data: modules } = useCatalogue();
  const module = modules?.find(({ chapters }) => chapters.some((each) => each.id === id));
  const chapter = module?.chapters.find((each) => each.id === id);
  if (!module || !chapter) return null;
  const standing = programme.modules.find(({ number }) => number === module.number);
  const { title } = chapter;
  const { number } = module;
  return (
    <p className="mt-2">
      {standing?.state === 'locked' && !isOpenEarly(id, programme.programmeWeek) ? (
        <Trans>
          Le chapitre « {title} » l’explique. Il viendra avec le module {number}.
        </Trans>
      ) : (
        <Link to="moduleChapter" params={{ module: number, chapter: chapter.number }}>
          <Trans>Lire le chapitre « {title} »</Trans>
        </Link>
      )}
    </p>
  );
}
