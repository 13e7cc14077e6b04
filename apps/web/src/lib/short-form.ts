import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';

type ValueOf = (field: string) => string;

const valueIn =
  (values: FormData): ValueOf =>
  (field) => {
    const value = values.get(field);
    return typeof value === 'string' ? value : '';
  };

/** Error code of each faulty field. */
type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Finds the empty fields among `required`. */
export const needs =
  <Field extends string>(...required: readonly Field[]) =>
  (valueOf: ValueOf): Faults<Field> =>
    Object.fromEntries(
      required.filter((field) => !valueOf(field)).map((field) => [field, 'required']),
    ) as Faults<Field>;

/** Faults in the shape of react-hook-form, which `useFormErrors` reads. */
const asErrors = <Field extends string>(faults: Faults<Field>) =>
  Object.fromEntries(
    Object.entries(faults).map(([field, message]) => [field, { message }]),
  ) as Readonly<Partial<Record<Field, { readonly message: string }>>>;

function fill(form: HTMLFormElement, values: FormData): void {
  for (const [name, value] of values) {
    const field = form.elements.namedItem(name);
    const hasValue = field instanceof HTMLInputElement || field instanceof RadioNodeList;
    if (hasValue && typeof value === 'string') field.value = value;
  }
}

let early: HTMLFormElement | null = null;

/**
 * Keeps the form as it is before the scripts run. React replaces the form when a translator or a
 * password manager has added an element to the page; the new form gets the typed values.
 */
export function keepEarlyForm(): void {
  early = document.querySelector<HTMLFormElement>('form[method=dialog]');
}

/**
 * A form with few fields. The inputs hold the values, so that text and presses before the scripts
 * run are kept.
 * @param find finds the faults in the values
 * @param send called with values without faults
 */
export function useShortForm<Field extends string>(
  find: (valueOf: ValueOf) => Faults<Field>,
  send: (valueOf: ValueOf) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<FormData>(null);
  /** A form that is shown again contains the values that were sent. */
  const ref = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    const replaced = early && early !== element ? new FormData(early) : null;
    const values = sent.current ?? replaced;
    if (element && values) fill(element, values);
  }, []);
  const [faults, setFaults] = useState({} as Faults<Field>);
  const [submitCount, setSubmitCount] = useState(0);
  useEffect(() => {
    early = null;
    // The boot script stores a submission that comes before this page runs.
    if (!window.aubeSubmitted) return;
    delete window.aubeSubmitted;
    form.current?.querySelector('[type=submit]')?.removeAttribute('aria-disabled');
    form.current?.requestSubmit();
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const found = find(valueIn(values));
    setFaults(found);
    setSubmitCount(submitCount + 1);
    if (Object.keys(found).length > 0) return;
    sent.current = values;
    send(valueIn(values));
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (submitCount > 0) setFaults(find(valueIn(new FormData(currentTarget))));
  };
  return {
    /** With the method `dialog`, the browser sends nothing without scripts. */
    form: { ref, method: 'dialog', noValidate: true, onSubmit, onInput },
    formState: { errors: asErrors(faults), submitCount },
  } as const;
}
