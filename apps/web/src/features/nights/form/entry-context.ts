import { createContext, type KeyboardEvent, useContext } from 'react';
import type { FormField, NightForm } from './night-form.ts';
import type { NightFault, NightPlace, NightReview } from './review-night.ts';

export type NightEntryState = {
  readonly form: NightForm;
  readonly place: NightPlace;
  readonly review: NightReview;
  /**
   * Before the first try to save: only faults of fields that the person has left. After the try: no
   * new fault while the person types in a field.
   */
  readonly shownFaults: readonly NightFault[];
  readonly faultText: (fault: NightFault) => string;
  /**
   * Review without the field in focus and without unanswered naps, so that no question appears
   * during typing.
   */
  readonly asked: { readonly form: NightForm; readonly review: NightReview };
  readonly type: (field: FormField, text: string) => void;
  readonly change: (form: NightForm) => void;
  readonly leave: (field: FormField) => void;
  readonly enter: (field: FormField) => void;
  readonly confirm: (code: string) => void;
  readonly opensDetails: boolean;
  readonly moveOn: (event: KeyboardEvent, field: FormField) => void;
};

export const NightEntryContext = createContext<NightEntryState | null>(null);

export function useNightEntry(): NightEntryState {
  const state = useContext(NightEntryContext);
  if (!state) throw new Error('a field of the diary stands outside its form');
  return state;
}
