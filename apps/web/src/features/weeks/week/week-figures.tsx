import { diaryRules, firstWindow, wideningChoices } from '@aube/api/rules';
import { week as weekEntity } from '@aube/dictionary';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { WeekNapWords } from '../../nights/result/nap-advice-words.tsx';
import { useWords } from '../../nights/use-words.ts';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { canReachNights } from '../../nights/programme-nights.ts';
import { ChosenBeforeWords } from '../schedule/chosen-before-words.tsx';
import { isChosenBefore } from '../schedule/chosen-before.ts';

type WeekFiguresProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
  readonly isLocked: boolean;
  readonly hasNext: boolean;
};

/** @decision D23 D24 D25 */
export function WeekFigures({ programme, week, isLocked, hasNext }: WeekFiguresProps) {
  const { percent, duration } = useWords();
  const text = useFieldText();
  const { sleepEfficiencyPercent: efficiency, completedNights: nights } = week;
  const needed = diaryRules.provisionalMinimumNights;
  const missing = needed - nights;
  if (efficiency === null && !canReachNights(programme, week, needed)) {
    return (
      <p>
        <Trans>Moins de {needed} nuits ont été notées : l’efficacité n’est pas calculée.</Trans>
      </p>
    );
  }
  if (efficiency === null) {
    return (
      <p>
        <Plural
          value={missing}
          one="Encore une nuit, et l’efficacité de la semaine s’affichera ici."
          other="Encore # nuits, et l’efficacité de la semaine s’affichera ici."
        />
      </p>
    );
  }
  return (
    <>
      <dl className="grid gap-1">
        <Fact name={<Trans>Efficacité de la semaine</Trans>}>
          <b>{percent(efficiency)}</b>
        </Fact>
        <Fact name={text(weekEntity.fields.meanTimeInBedMinutes.label)}>
          {duration(week.meanTimeInBedMinutes ?? 0)}
        </Fact>
        <Fact name={<Trans>Sommeil, en moyenne</Trans>}>
          {duration(week.meanTotalSleepMinutes ?? 0)}
        </Fact>
      </dl>
      <p className="mt-4">
        <AdviceWords programme={programme} week={week} isLocked={isLocked} hasNext={hasNext} />
      </p>
      {week.napAdvice && (
        <p className="mt-3">
          <WeekNapWords advice={week.napAdvice} />
        </p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function AdviceWords({ programme, week, isLocked, hasNext }: WeekFiguresProps) {
  const { percent } = useWords();
  const target = percent(diaryRules.efficiencyTargetPercent);
  const needed = diaryRules.completeMinimumNights;
  const missing = needed - week.completedNights;
  const keepsSchedule = week.schedule !== null && !isLocked && hasNext;
  if (week.standing === 'provisional' && !canReachNights(programme, week, needed)) {
    return <Trans>Ce chiffre est provisoire : moins de {needed} nuits ont été notées.</Trans>;
  }
  if (week.standing === 'provisional') {
    return !keepsSchedule ? (
      <Plural
        value={missing}
        one="Ce chiffre est provisoire : il manque une nuit pour en tirer un conseil."
        other="Ce chiffre est provisoire : il manque # nuits pour en tirer un conseil."
      />
    ) : (
      <Plural
        value={missing}
        one="Ce chiffre est provisoire : il manque une nuit pour en tirer un conseil. D’ici là, gardez le même horaire."
        other="Ce chiffre est provisoire : il manque # nuits pour en tirer un conseil. D’ici là, gardez le même horaire."
      />
    );
  }
  if (isLocked) {
    return week.advice === 'widenOrKeep' ? (
      <Trans>L’efficacité atteint {target}.</Trans>
    ) : (
      <Trans>L’efficacité est sous {target}. Gardez vos heures habituelles.</Trans>
    );
  }
  if (!hasNext) {
    return week.advice === 'widenOrKeep' ? (
      <Trans>L’efficacité atteint {target}.</Trans>
    ) : (
      <Trans>L’efficacité est sous {target}.</Trans>
    );
  }
  const next = programme.weeks.find(({ number }) => number === week.number + 1);
  if (next !== undefined && isChosenBefore(next.schedule, week)) {
    return (
      <>
        <span>
          {week.advice === 'widenOrKeep' ? (
            <Trans>L’efficacité atteint {target}.</Trans>
          ) : (
            <Trans>L’efficacité est sous {target}.</Trans>
          )}
        </span>{' '}
        {next.isCurrent && <ChosenBeforeWords next={next} />}
      </>
    );
  }
  if (!keepsSchedule && week.advice !== 'widenOrKeep') {
    return (
      <Trans>
        L’efficacité est sous {target}. Votre prochain horaire sera calculé à partir de ces nuits.
      </Trans>
    );
  }
  if (week.advice === 'widenOrKeep' && !canWiden(week)) {
    return (
      <Trans>
        L’efficacité atteint {target}, et votre fenêtre est déjà la plus longue du programme :
        gardez-la telle quelle.
      </Trans>
    );
  }
  return week.advice === 'widenOrKeep' ? (
    <Trans>
      L’efficacité atteint {target} : vous pourrez élargir votre temps au lit de 20 à 30 minutes, ou
      le garder tel quel.
    </Trans>
  ) : (
    <Trans>
      L’efficacité est sous {target} : gardez le même horaire une semaine de plus. Il faut parfois
      plus d’une semaine pour que les éveils diminuent.
    </Trans>
  );
}

function canWiden(week: DiaryWeek): boolean {
  const window = week.schedule?.windowMinutes ?? firstWindow(week)?.windowMinutes ?? null;
  return wideningChoices(week.advice, window).length > 1;
}
