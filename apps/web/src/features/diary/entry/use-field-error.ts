import { useNightEntry } from './entry-context.ts';
import type { FormField } from './night-form.ts';

/** What is wrong with a field, in the words of the summary; undefined while there is nothing to say. */
export function useFieldError(field: FormField): string | undefined {
  const { shownFaults, faultText } = useNightEntry();
  const fault = shownFaults.find((each) => each.field === field);
  return fault && faultText(fault);
}
