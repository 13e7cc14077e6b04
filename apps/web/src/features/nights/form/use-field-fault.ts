import { useNightEntry } from './entry-context.ts';
import type { NightFault } from './review-night.ts';

type FieldFault = {
  /** What to do, in the words of the summary. */
  readonly text: string;
  /** Nothing is wrong yet: the answer is missing. */
  readonly isGap: boolean;
};

/** What there is to say of a field; undefined while there is nothing. */
export function useFieldFault(field: NightFault['field']): FieldFault | undefined {
  const { shownFaults, faultText } = useNightEntry();
  const fault = shownFaults.find((each) => each.field === field);
  return fault && { text: faultText(fault), isGap: fault.code === 'missing' };
}
