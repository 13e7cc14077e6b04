import { useLingui } from '@lingui/react';
import { useNightEntry } from './entry-context.ts';
import { faultMessage } from './fault-words.ts';
import type { FormField } from './night-form.ts';

/** What is wrong with a field, in the words of the summary; undefined while there is nothing to say. */
export function useFieldError(field: FormField): string | undefined {
  const { i18n } = useLingui();
  const fault = useNightEntry().shownFaults.find((each) => each.field === field);
  return fault && i18n._(faultMessage(fault));
}
