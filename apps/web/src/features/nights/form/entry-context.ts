import { createContext, type KeyboardEvent, useContext } from 'react';
import type { FormField, NightForm } from './night-form.ts';
import type { NightFault, NightPlace, NightReview } from './review-night.ts';

export type NightEntryState = {
  readonly form: NightForm;
  readonly place: NightPlace;
  readonly review: NightReview;
  /**
   * Faults to show now: after a try to save, all faults; before, only the faults of fields that
   * were left.
   */
  readonly shownFaults: readonly NightFault[];
  /** Text that says how to correct a fault. */
  readonly faultText: (fault: NightFault) => string;
  /**
   * Night without the field in focus and without an unanswered nap, so that questions do not
   * appear and disappear while the person types.
   */
  readonly reviewed: { readonly form: NightForm; readonly review: NightReview };
  readonly type: (field: FormField, text: string) => void;
  readonly change: (form: NightForm) => void;
  /** Called when the person leaves a field: the value is formatted, and saved on the server. */
  readonly leave: (field: FormField) => void;
  readonly enter: (field: FormField) => void;
  readonly confirm: (code: string) => void;
  /** True when the page was opened for the details, which are then open and in focus. */
  readonly opensDetails: boolean;
  /** Enter moves to the next question; on the last question, Enter saves. */
  readonly moveOn: (event: KeyboardEvent, field: FormField) => void;
};

export const NightEntryContext = createContext<NightEntryState | null>(null);

export function useNightEntry(): NightEntryState {
  const state = useContext(NightEntryContext);
  if (!state) throw new Error('a field of the diary stands outside its form');
  return state;
}
