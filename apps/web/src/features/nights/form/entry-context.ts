import { createContext, type KeyboardEvent, useContext } from 'react';
import type { FormField, NightForm } from './night-form.ts';
import type { NightFault, NightPlace, NightReview } from './review-night.ts';

/** What the fields of the page share: the night being written, and what is to be said of it. */
export type NightEntryState = {
  readonly form: NightForm;
  readonly place: NightPlace;
  readonly review: NightReview;
  /** Faults to show now: the whole page's after a try to save, else of fields that were left. */
  readonly shownFaults: readonly NightFault[];
  /** What to do about a fault. */
  readonly faultText: (fault: NightFault) => string;
  /** The night without the field that is being typed, and with no nap until that is answered: what is asked about does not flicker. */
  readonly reviewed: { readonly form: NightForm; readonly review: NightReview };
  readonly type: (field: FormField, text: string) => void;
  readonly change: (form: NightForm) => void;
  /** A field was left: what it holds is written the usual way, and kept on the server. */
  readonly leave: (field: FormField) => void;
  readonly enter: (field: FormField) => void;
  readonly confirm: (code: string) => void;
  /** The page was opened for the details: they stand open, in focus. */
  readonly opensDetails: boolean;
  /** Enter goes to the next question; on the last one it saves. */
  readonly moveOn: (event: KeyboardEvent, field: FormField) => void;
};

export const NightEntryContext = createContext<NightEntryState | null>(null);

export function useNightEntry(): NightEntryState {
  const state = useContext(NightEntryContext);
  if (!state) throw new Error('a field of the diary stands outside its form');
  return state;
}
