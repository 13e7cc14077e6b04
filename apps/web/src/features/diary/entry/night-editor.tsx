import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useCallback, useEffect, useRef, useState, lazy, Suspense } from 'react';
import { useErrorText } from '../../../lib/error-messages.ts';
import { withTexts } from '../../../lib/i18n.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type DiaryDay, isCompletedDay, type Programme } from '../programme-data.ts';
import { NightEntryContext } from './entry-context.ts';
import { faultMessage } from './fault-words.ts';
import { figureWords } from './figure-words.ts';
import { NightFields } from './night-fields.tsx';
import { reviewNight } from './review-night.ts';
import { SaveBar } from './save-bar.tsx';
import { useAutosave } from './use-autosave.ts';
import { useNightEntryState } from './use-night-entry-state.ts';
import { useNightSaving } from './use-night-saving.ts';
import { useUnsavedNight } from './use-unsaved-night.ts';

// Two devices on one night are rare: the panel comes when it is needed.
const ConflictPanel = lazy(
  withTexts('weeks', () => import('../../weeks/result/conflict-panel.tsx')),
);

// Below the questions; its code comes while the first ones are answered.
const NightPreview = lazy(withTexts('weeks', () => import('../../weeks/result/night-preview.tsx')));

const SavedElsewhere = lazy(
  withTexts('weeks', () => import('../../weeks/result/saved-elsewhere.tsx')),
);

const DiscardChanges = lazy(
  withTexts('weeks', () => import('../../weeks/result/discard-changes.tsx')),
);

interface NightEditorProps {
  readonly programme: Programme;
  readonly day: DiaryDay;
  /** It was opened by the button of the page: the focus goes to the first question. */
  readonly takesFocus: boolean;
  readonly onSaved: () => void;
}

/** The one-page entry of a night: typed, drawn, questioned, saved. @source specification §3 */
export function NightEditor({ programme, day, takesFocus, onSaved }: NightEditorProps) {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const unsaved = useUnsavedNight(programme, day);
  const { key } = unsaved;
  const autosave = useAutosave(key, day.id);
  const { status, save, touch } = useNightSaving(unsaved, day.id, {
    inTurn: autosave.inTurn,
    onSaved,
  });
  const [attempt, setAttempt] = useState(0);
  const [isInsisting, setInsisting] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const onChange = useCallback(() => {
    touch();
    setInsisting(false);
  }, [touch]);
  const onLeave = useCallback(() => void autosave.flush(), [autosave]);
  const entry = useNightEntryState(unsaved, { hasTried: attempt > 0, onChange, onLeave });
  const { review } = entry;
  const openQuestions = review.isSavable ? review.questions.length : 0;
  useWarningBeforeLeaving(autosave.state === 'onThisPage' || status.kind === 'waiting');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status.kind === 'saving') return;
    if (!review.isSavable) return setAttempt((count) => count + 1);
    if (openQuestions > 0 && !isInsisting) return setInsisting(true);
    void save();
  };

  useEffect(() => {
    if (takesFocus) focusFirstQuestion(form.current);
  }, [takesFocus]);

  useEffect(() => {
    if (isInsisting) form.current?.querySelector<HTMLElement>('[data-question]')?.focus();
  }, [isInsisting]);

  /** The last answer lets the press that asked for it go through. */
  const confirm = (code: string) => {
    unsaved.confirm(code);
    const told = unsaved.read();
    const verdict = reviewNight(told.form, unsaved.place, told.confirmed);
    if (!isInsisting || !verdict.isSavable || verdict.questions.length > 0) return;
    setInsisting(false);
    void save();
  };

  // While a save is under way the newer night may be the one that it made.
  const isSavedElsewhere = status.kind === 'editing' && unsaved.baseVersion < day.version;

  const lines = review.isSavable || attempt === 0 ? [] : review.faults;
  return (
    <NightEntryContext value={{ ...entry, confirm }}>
      <ErrorSummary
        attempt={attempt}
        errors={lines.map((fault) => ({
          fieldId: fault.field,
          text: i18n._(faultMessage(fault)),
        }))}
      />
      {status.kind === 'refused' && (
        <Banner kind="danger" className="mb-8" title={errorText(status.fault)}>
          <p className="mt-1">
            <Trans>La nuit n’est pas enregistrée. Ce que vous avez écrit reste ici.</Trans>
          </p>
        </Banner>
      )}
      {status.kind === 'waiting' && <NotSaved />}
      <Suspense>{isSavedElsewhere && <SavedElsewhere />}</Suspense>
      {status.kind === 'conflict' ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <ConflictPanel
            current={status.current}
            onKeepMine={() => {
              unsaved.rebase(status.current.version);
              void save();
            }}
            onTakeTheirs={onSaved}
            unsavedKey={key}
            nameOf={(figure) => i18n._(figureWords[figure].name)}
          />
        </Suspense>
      ) : (
        <form ref={form} noValidate onSubmit={submit}>
          <NightFields />
          <Suspense fallback={<Skeleton lines={6} />}>
            <NightPreview />
          </Suspense>
          <Suspense>
            {isCompletedDay(day) && (
              <DiscardChanges day={day} unsavedKey={key} onDiscarded={onSaved} />
            )}
          </Suspense>
          <SaveBar status={status.kind} draft={autosave.state} isInsisting={isInsisting} />
        </form>
      )}
    </NightEntryContext>
  );
}

/** The question's words rather than its field: no keypad covers the page unasked. */
function focusFirstQuestion(form: HTMLFormElement | null): void {
  const question = form?.querySelector('label');
  if (!question) return;
  question.tabIndex = -1;
  question.focus({ preventScroll: true });
  scrollTo(0, 0);
}

function NotSaved() {
  return (
    <Banner
      kind="attention"
      className="mb-8"
      title={<Trans>Non enregistrée : le site ne répond pas</Trans>}
    >
      <p className="mt-1">
        <Trans>
          Rien n’est perdu : votre nuit est gardée sur cette page. Laissez-la ouverte, elle sera
          envoyée dès que la connexion reviendra.
        </Trans>
      </p>
    </Banner>
  );
}

/** The browser asks before it throws away what no server has. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
