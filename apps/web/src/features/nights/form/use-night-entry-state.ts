import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { afterPress } from '../../../lib/after-press.ts';
import type { NightEntryState } from './entry-context.ts';
import { type FormField, type NightForm, ruleOf, textOf, withText } from './night-form.ts';
import { writeFigure } from './notations.ts';
import {
  askedFields,
  figureOf,
  isWrongByItself,
  type NightFault,
  type NightPlace,
  reviewNight,
} from './review-night.ts';
import { withFaultAtSlip } from './twelve-hours.ts';
import type { WritingState } from './use-night-draft.ts';

/** The field in focus, and its text when it got the focus. */
type ActiveField = { readonly field: FormField; readonly entered: string };

const faultsOf = (form: NightForm, place: NightPlace): readonly NightFault[] => {
  const review = withFaultAtSlip(reviewNight(form, place, []), form, place);
  return review.isSavable ? [] : review.faults;
};

/** Faults that existed before the person began to type in the active field. */
export function lastingFaults(
  form: NightForm,
  place: NightPlace,
  active: ActiveField | null,
): readonly NightFault[] {
  const faults = faultsOf(form, place);
  if (active === null) return faults;
  const before = faultsOf(withText(form, active.field, active.entered), place);
  return faults.filter(({ field, code }) =>
    before.some((fault) => fault.field === field && fault.code === code),
  );
}

/** A field is checked when the person leaves it, the whole night after a try to save. */
export function useNightEntryState(
  writing: WritingState,
  { hasTried, onChange, onLeave }: { hasTried: boolean; onChange: () => void; onLeave: () => void },
): Omit<NightEntryState, 'confirm' | 'faultText' | 'opensDetails'> & { settle: () => void } {
  const { draft, form, confirmed, place, change: keep } = writing;
  const [active, setActive] = useState<ActiveField | null>(null);
  const review = useMemo(
    () => withFaultAtSlip(reviewNight(form, place, confirmed), form, place),
    [form, place, confirmed],
  );
  const earlierFaults = useMemo(() => lastingFaults(form, place, active), [form, place, active]);
  const asked = useMemo(() => {
    // The question about naps comes last. The other questions do not wait for it.
    const napped = { ...form, napsOpen: form.napsOpen ?? false };
    const judged = active === null || hasTried ? napped : withText(napped, active.field, '');
    return { form: judged, review: reviewNight(judged, place, confirmed) };
  }, [active, hasTried, form, place, confirmed]);

  const change = useCallback(
    (next: typeof form) => {
      onChange();
      keep(next);
    },
    [keep, onChange],
  );
  const type = useCallback(
    (field: FormField, text: string) => change(withText(draft.get().value.form, field, text)),
    [change, draft],
  );
  const leave = useCallback(
    (field: FormField) => {
      afterPress(() => setActive(null));
      const now = draft.get().value.form;
      const figure = figureOf(now, field);
      if (figure !== null) {
        const usual = writeFigure(ruleOf(field).kind, figure);
        if (usual !== textOf(now, field)) keep(withText(now, field, usual));
      }
      onLeave();
    },
    [draft, keep, onLeave],
  );

  const shownFaults = hasTried
    ? earlierFaults
    : faultsOf(form, place).filter(
        (fault) => fault.field !== active?.field && isWrongByItself(fault),
      );
  return {
    form,
    place,
    review,
    shownFaults,
    asked,
    type,
    change,
    leave,
    enter: (field) => {
      const entered = textOf(draft.get().value.form, field);
      afterPress(() => setActive({ field, entered }));
    },
    settle: () => setActive(null),
    moveOn: (event, field) => moveOn(event, field, form),
  };
}

function moveOn(event: KeyboardEvent, field: FormField, form: NightForm): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const fields = askedFields(form);
  const next = fields[fields.indexOf(field) + 1] ?? (form.napsOpen === null ? 'naps' : undefined);
  if (next === undefined) return;
  event.preventDefault();
  document.getElementById(next)?.focus();
}
