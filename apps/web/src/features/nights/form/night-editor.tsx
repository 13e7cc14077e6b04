import { useLingui } from '@lingui/react/macro';
import {
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  Suspense,
} from 'react';
import { fits } from '../../../lib/draft-rules.ts';
import { lazyPart, loadAfterPaint, loadInTime } from '../../../lib/lazy-part.ts';
import { type DiaryDay, isCompletedDay, type Programme } from '../../../lib/programme-data.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NightEntryContext } from './entry-context.ts';
import { NightFields } from './night-fields.tsx';
import { type NightFault, reviewNight } from './review-night.ts';
import { DraftLine, SaveBar } from './save-bar.tsx';
import { type NightBegun, useNightDraft } from './use-night-draft.ts';
import { useNightEntryState } from './use-night-entry-state.ts';
import { useNightSaving } from './use-night-saving.ts';

const load = () => import('./fault-words.ts');
type Words = Awaited<ReturnType<typeof load>>;

function useFaultText(): (fault: NightFault) => string {
  const { i18n, t } = useLingui();
  const text = useFieldText();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => void loadInTime(load).then(setWords), []);
  return (fault) => (words ? words.faultWords(fault, i18n, text) : t`À corriger`);
}

const ConflictPanel = lazyPart(() => import('../conflict/conflict-panel.tsx'));

const NightDetails = lazyPart(() => import('../details/night-details.tsx'));

// Loaded with the page, because the notices are needed without a network.
const EntryNotices = lazyPart(() => import('./entry-notices.tsx'));

const DiscardChanges = lazyPart(() => import('../conflict/discard-changes.tsx'));

const laterParts = [
  () => import('./nap-list.tsx'),
  () => import('./typed-figure.tsx'),
  () => import('./field-questions.tsx'),
  () => import('../conflict/conflict-panel.tsx'),
];

type NightEditorProps = {
  readonly programme: Programme;
  readonly day: DiaryDay;
  readonly opensAt: 'questions' | 'details' | null;
  readonly onSaved: () => void;
  /** @decision D66 */
  readonly begun?: NightBegun;
  readonly isCompared?: boolean;
};

/** @source specification §3 */
export function NightEditor({
  programme,
  day,
  opensAt,
  onSaved,
  begun,
  isCompared = false,
}: NightEditorProps) {
  const writing = useNightDraft(programme, day, begun);
  const { draft, place, submission: status } = writing;
  const { userId: personId } = programme.person;
  const save = useNightSaving(draft, { personId, dayId: day.id, place, onSaved });
  const [attempt, setAttempt] = useState(0);
  /**
   * True from a refused save until the next change. Only during this time, the list of faults takes
   * the focus.
   */
  const [isAttemptNew, setAttemptNew] = useState(false);
  const [isInsisting, setInsisting] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const onChange = useCallback(() => {
    draft.withdraw();
    setInsisting(false);
    setAttemptNew(false);
  }, [draft]);
  const onLeave = useCallback(() => draft.resume(), [draft]);
  const entry = useNightEntryState(writing, {
    hasTried: attempt > 0 || isInsisting,
    onChange,
    onLeave,
  });
  const { review } = entry;
  const faultText = useFaultText();
  const openQuestions = review.isSavable ? review.questions.length : 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status.kind === 'sending') return;
    if (!review.isSavable) {
      entry.settle();
      setAttemptNew(true);
      return setAttempt((count) => count + 1);
    }
    if (openQuestions > 0 && !isInsisting) return setInsisting(true);
    save();
  };

  const compare = useEffectEvent(save);
  useEffect(() => {
    if (isCompared) compare();
  }, [isCompared]);

  useEffect(() => void loadAfterPaint(laterParts), []);

  useEffect(() => {
    if (opensAt === 'questions') focusFirstQuestion(form.current);
  }, [opensAt]);

  useEffect(() => {
    if (isInsisting) form.current?.querySelector<HTMLElement>('[data-question]')?.focus();
  }, [isInsisting]);

  /**
   * Confirms one question. The last answer also saves the night when the person has already pressed
   * the button.
   */
  const confirm = (code: string) => {
    writing.confirm(code);
    const { form, confirmed } = draft.get().value;
    const verdict = reviewNight(form, place, confirmed);
    if (!isInsisting || !verdict.isSavable || verdict.questions.length > 0) return;
    setInsisting(false);
    save();
  };

  // During a save, a newer version may be the result of this save.
  const isSavedElsewhere = status.kind === 'none' && !fits(writing.base, day.version);

  const isAsking = isInsisting && openQuestions > 0;
  const lines = attempt === 0 ? [] : entry.shownFaults;
  const toFocus = isAttemptNew ? attempt : 0;
  const errors = lines.map((fault) => ({
    fieldId: fault.field,
    text: faultText(fault),
    isGap: fault.code === 'missing',
  }));
  return (
    <NightEntryContext
      value={{ ...entry, confirm, faultText, opensDetails: opensAt === 'details' }}
    >
      <ErrorSummary attempt={toFocus} errors={errors} />
      <Suspense>
        <EntryNotices status={status} isSavedElsewhere={isSavedElsewhere} />
      </Suspense>
      {status.kind === 'toCompare' ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <ConflictPanel
            current={status.fault.details['current'] as DiaryDay}
            draft={draft}
            onTakeTheirs={onSaved}
          />
        </Suspense>
      ) : (
        <form ref={form} noValidate className="scroll-mt-16" onSubmit={submit}>
          <NightFields />
          <Suspense fallback={<Skeleton lines={10} />}>
            <NightDetails />
          </Suspense>
          <Suspense>
            {isCompletedDay(day) && (
              <DiscardChanges day={day} draft={draft} onDiscarded={onSaved} />
            )}
          </Suspense>
          <DraftLine status={status.kind} draft={writing.state.kind} isInsisting={isAsking} />
          <SaveBar status={status.kind} isInsisting={isAsking} />
        </form>
      )}
    </NightEntryContext>
  );
}

/** A focused field would open a keypad over the page, so the label takes the focus. */
function focusFirstQuestion(form: HTMLFormElement | null): void {
  const question = form?.querySelector('label');
  if (!form || !question) return;
  question.tabIndex = -1;
  question.focus({ preventScroll: true });
  const isFarDown = form.getBoundingClientRect().top + scrollY > innerHeight / 2;
  if (isFarDown) form.scrollIntoView({ block: 'start' });
  else scrollTo(0, 0);
}
