import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';

type Missing<Field extends string> = Readonly<Partial<Record<Field, { message: 'required' }>>>;

function missingIn<Field extends string>(
  form: HTMLFormElement,
  required: readonly Field[],
): Missing<Field> {
  const data = new FormData(form);
  const empty = required.filter((field) => !data.get(field));
  return Object.fromEntries(
    empty.map((field) => [field, { message: 'required' }]),
  ) as Missing<Field>;
}

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
 * @param send called with the values when no required field is empty
 */
export function useShortForm<Field extends string>(
  required: readonly Field[],
  send: (valueOf: (field: string) => string) => void,
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
  const [errors, setErrors] = useState({} as Missing<Field>);
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
    const found = missingIn(event.currentTarget, required);
    setErrors(found);
    setSubmitCount(submitCount + 1);
    if (Object.keys(found).length > 0) return;
    const values = new FormData(event.currentTarget);
    sent.current = values;
    send((field) => {
      const value = values.get(field);
      return typeof value === 'string' ? value : '';
    });
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (submitCount > 0) setErrors(missingIn(currentTarget, required));
  };
  return {
    /** With the method `dialog`, the browser sends nothing without scripts. */
    form: { ref, method: 'dialog', noValidate: true, onSubmit, onInput },
    formState: { errors, submitCount },
  } as const;
}
