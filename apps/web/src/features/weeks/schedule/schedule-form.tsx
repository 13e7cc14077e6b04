import { formatClockTime, parseClockTime, reviewOf, shiftsRising } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useWords } from '../../nights/use-words.ts';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { daysOfWeek } from '../../nights/programme-nights.ts';
import {
  anchorSlip,
  initialAnchor,
  judgeChoice,
  offeredWidenings,
  scheduleBefore,
  stepTime,
  usualHours,
} from './schedule-choice.ts';
import { OldBesideNew } from './old-beside-new.tsx';
import { TimePart, WideningPart } from './schedule-parts.tsx';
import { UnusualTimes } from './unusual-times.tsx';
import { useAnchorError } from './use-anchor-error.ts';
import { useKeptAnswer } from '../use-kept-answer.ts';
import { useStoreWeek } from './use-store-week.ts';
import { WindowWhy } from './window-why.tsx';

// The text belongs to the course, which the diary page does not load.
const BeforeFirstSchedule = lazyPart(() => import('./before-first-schedule.tsx'));

type ScheduleFormProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
  readonly window: NonNullable<DiaryWeek['proposedWindow']>;
  readonly isFirst: boolean;
  readonly onChosen: () => void;
};

/** One press accepts the proposed hours. Each change has its own screen. @decision D25 D28 D29 */
export function ScheduleForm(props: ScheduleFormProps) {
  const { programme, week, window, isFirst, onChosen } = props;
  const { t } = useLingui();
  const { duration } = useWords();
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutateAsync } = trpc.diary.chooseSchedule.useMutation();
  const daysBefore = daysOfWeek(programme, week.number - 1);
  const isScheduleFirst = reviewOf(programme, week.number - 1)?.isScheduleFirst === true;
  const [proposed] = useState(() => {
    const { anchor, time } = initialAnchor(week, daysBefore);
    const wideningMinutes =
      week.schedule?.isCarriedOver === false ? week.schedule.wideningMinutes : 0;
    return { anchor, time: formatClockTime(time), wideningMinutes };
  });
  const kept = useKeptAnswer(`schedule-${week.id}`, proposed, week.schedule);
  const form = kept.answer;
  const [attempt, setAttempt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const questionBox = useRef<HTMLFieldSetElement>(null);
  const partBox = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<'hours' | 'time' | 'widening'>('hours');
  const open = (next: typeof part) => {
    setAsking(false);
    setPart(next);
    if (next !== 'hours') catchFocus(() => partBox.current);
  };

  const widenings = offeredWidenings(window, week.wideningChoices);
  const widening = widenings.find((each) => each.byMinutes === form.wideningMinutes);
  const chosen = widening ?? window;
  const verdict = judgeChoice(form, chosen.windowMinutes);
  const before = scheduleBefore(programme, week);
  const movesRising = verdict.kind === 'ready' && shiftsRising(before, verdict.schedule);
  const error = useAnchorError(attempt > 0 ? verdict : null);
  useEffect(() => {
    if (isAsking) questionBox.current?.focus();
  }, [isAsking]);

  const change = (next: Partial<typeof form>) => {
    setAsking(false);
    kept.change((before) => ({ ...before, ...next }));
  };
  const changeAnchor = (anchor: typeof form.anchor) => {
    const time = verdict.kind === 'ready' ? formatClockTime(verdict.schedule[anchor]) : '';
    change({ anchor, time });
  };
  const send = () => {
    if (verdict.kind !== 'ready') return;
    const { anchorTime } = verdict;
    const { anchor } = form;
    // A form kept since yesterday may contain a widening that is no longer offered.
    const wideningMinutes = widening?.byMinutes ?? 0;
    kept.submit(async () => {
      const chosenHours = { weekId: week.id, anchor, anchorTime, wideningMinutes };
      const changed = await mutateAsync(chosenHours);
      const follow = () => {
        storeWeek(changed);
        announce(t`Horaire choisi`);
        onChosen();
      };
      return { follow };
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kept.isSending) return;
    if (verdict.kind !== 'ready') {
      setAttempt((count) => count + 1);
      setPart('time');
    } else if (part !== 'hours') open('hours');
    else if ((verdict.unusual.length > 0 || movesRising) && !isAsking) setAsking(true);
    else send();
  };

  const lines = [
    ...(error ? [{ fieldId: 'anchorTime', text: error }] : []),
    ...(kept.fault ? [{ text: errorText(kept.fault) }] : []),
  ];
  const step = (direction: -1 | 1) => {
    const time = parseClockTime(form.time);
    if (time !== null) change({ time: formatClockTime(stepTime(time, direction)) });
  };
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary errors={lines} attempt={attempt + (kept.fault ? 1 : 0)} />
      <Suspense>{isFirst && <BeforeFirstSchedule />}</Suspense>
      {isScheduleFirst && (
        <p className="mb-5">
          <Trans>
            Cette semaine, l’essentiel est de suivre l’horaire, au coucher comme au lever. Vos
            prochaines nuits montreront ensuite s’il vous convient.
          </Trans>
        </p>
      )}
      <p className="mb-5">
        <Trans>
          Votre fenêtre de sommeil est de <strong>{duration(chosen.windowMinutes)}</strong>.
        </Trans>
      </p>
      <div ref={partBox} tabIndex={-1} className="outline-none">
        {part === 'widening' && (
          <WideningPart
            week={week}
            widenings={widenings}
            minutes={form.wideningMinutes}
            onChange={(wideningMinutes) => change({ wideningMinutes })}
          />
        )}
        {part === 'time' && (
          <TimePart
            form={form}
            error={error}
            onAnchor={changeAnchor}
            onTime={(time) => change({ time })}
            onTidy={(time) => kept.change((before) => ({ ...before, time }))}
            onStep={step}
          />
        )}
      </div>
      <div className="mb-6" aria-live="polite">
        {verdict.kind === 'ready' ? (
          <OldBesideNew
            before={before}
            usual={before ? null : usualHours(daysBefore)}
            chosen={{ ...verdict.schedule, windowMinutes: chosen.windowMinutes }}
          />
        ) : (
          <span className="text-ink-soft">
            <Trans>L’autre heure s’affichera ici.</Trans>
          </span>
        )}
      </div>
      {isAsking && verdict.kind === 'ready' && (
        <UnusualTimes
          ref={questionBox}
          unusual={verdict.unusual}
          before={movesRising ? before : null}
          schedule={verdict.schedule}
          slip={anchorSlip(form, chosen.windowMinutes)}
          onConfirm={send}
          onCorrect={(time) => {
            change({ time: formatClockTime(time) });
            catchFocus(() => partBox.current);
          }}
          onRefuse={() => open('time')}
        />
      )}
      <Button type="submit" className="w-full" busy={kept.isSending}>
        {part === 'hours' ? <Trans>Choisir cet horaire</Trans> : <Trans>Continuer</Trans>}
      </Button>
      {part === 'hours' && (
        <div className="mt-3 flex flex-wrap gap-x-4">
          <Button kind="quiet" className="px-0" onClick={() => open('time')}>
            <Trans>Changer l’heure</Trans>
          </Button>
          {widenings.length > 1 && (
            <Button kind="quiet" className="px-0" onClick={() => open('widening')}>
              <Trans>Élargir la fenêtre</Trans>
            </Button>
          )}
        </div>
      )}
      <div className="mt-6">
        <WindowWhy
          explanation={{ ...window, ...chosen }}
          isOpen={isFirst}
          hasVersion={programme.person.isConsulted}
        />
      </div>
    </form>
  );
}
