import { useNightEntry } from './entry-context.ts';
import type { NightFault } from './review-night.ts';

type FieldFault = {
  /** The remedy, in the words of the summary. */
  readonly text: string;
  /** The answer is missing, not wrong. */
  readonly isGap: boolean;
};

/** The fault of a field; undefined without one. */
export function useFieldFault(field: NightFault['field']): FieldFault | undefined {
  const { shownFaults, faultText } = useNightEntry();
  const fault = shownFaults.find((each) => each.field === field);
  return fault && { text: faultText(fault), isGap: fault.code === 'missing' };
}
