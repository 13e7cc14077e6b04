import { useNightEntry } from './entry-context.ts';
import type { NightFault } from './review-night.ts';

type FieldFault = {
  /** Text that says how to correct the fault, as in the summary. */
  readonly text: string;
  /** True when the answer is missing. */
  readonly isGap: boolean;
};

/** Returns undefined when the field has no fault. */
export function useFieldFault(field: NightFault['field']): FieldFault | undefined {
  const { shownFaults, faultText } = useNightEntry();
  const fault = shownFaults.find((each) => each.field === field);
  return fault && { text: faultText(fault), isGap: fault.code === 'missing' };
}
