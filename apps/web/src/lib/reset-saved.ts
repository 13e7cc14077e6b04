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
  const names = Object.keys(saved) as Path<Values>[];
  const typedSince = names.filter(
    (name) => JSON.stringify(typed[name]) !== JSON.stringify(sent[name]),
  );
  reset(saved);
  for (const name of typedSince) setValue(name, typed[name], { shouldDirty: true });
}
