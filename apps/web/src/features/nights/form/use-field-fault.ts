import { useNightEntry } from './entry-context.ts';
import type { NightFault } from './review-night.ts';

type FieldFault = {
  readonly text: string;
  readonly isGap: boolean;
};

export function useFieldFault(field: NightFault['field']): FieldFault | undefined {
  const { shownFaults, faultText } = useNightEntry();
  const fault = shownFaults.find((each) => each.field === field);
  return fault && { text: faultText(fault), isGap: fault.code === 'missing' };
}
