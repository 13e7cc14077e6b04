import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'reset' | 'setValue'
>;

/** Takes saved values into a form. A field that has changed since `sent` keeps its text. */
export function resetSaved<Values extends FieldValues>(
  { getValues, reset, setValue }: Form<Values>,
  sent: Values,
  saved: Values,
): void {
  const typed = getValues();
  // `keepValues` leaves the caret in a field that somebody types into.
  reset(saved, { keepValues: true });
  for (const name of Object.keys(saved) as Path<Values>[]) {
    const isTypedSince = JSON.stringify(typed[name]) !== JSON.stringify(sent[name]);
    setValue(name, isTypedSince ? typed[name] : saved[name], { shouldDirty: isTypedSince });
  }
}
