import { createContext, type KeyboardEvent, useContext } from 'react';
import type { FormField, NightForm } from './night-form.ts';
import type { NightFault, NightPlace, NightReview } from './review-night.ts';

/** Shared by the fields of the page: the written night, and the words about it. */
export type NightEntryState = {
  readonly form: NightForm;
  readonly place: NightPlace;
  readonly review: NightReview;
  /** Faults to show now: all after a try to save, else those of fields that were left. */
  readonly shownFaults: readonly NightFault[];
  /** Words for the remedy of a fault. */
  readonly faultText: (fault: NightFault) => string;
  /**
   * The night without the field being typed, and without an unanswered nap: questions do not
   * flicker.
   */
  readonly reviewed: { readonly form: NightForm; readonly review: NightReview };
  readonly type: (field: FormField, text: string) => void;
  readonly change: (form: NightForm) => void;
  /** A field was left: its value is formatted, and saved on the server. */
  readonly leave: (field: FormField) => void;
  readonly enter: (field: FormField) => void;
  readonly confirm: (code: string) => void;
  /** The page was opened for the details: they are open, in focus. */
  readonly opensDetails: boolean;
  /** Enter moves to the next question; on the last one it saves. */
  readonly moveOn: (event: KeyboardEvent, field: FormField) => void;
};

export const NightEntryContext = createContext<NightEntryState | null>(null);

export function useNightEntry(): NightEntryState {
  const state = useContext(NightEntryContext);
  if (!state) throw new Error('a field of the diary stands outside its form');
  return state;
}
