import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { FieldValues } from 'react-hook-form';
import { faultOf } from './error-code.ts';
import { useErrorText } from './error-messages.ts';
import { issueMessage } from './issue-messages.ts';

/**
 * Messages by error code, in the order of the form. Codes without a message here have common
 * messages.
 */
export type FieldMessages<Values extends FieldValues> = Readonly<
  Record<keyof Values & string, Readonly<Record<string, MessageDescriptor>>>
>;

export type ErrorLine = {
  readonly fieldId?: string;
  readonly text: string;
  /** True for a question without an answer. */
  readonly isGap?: boolean;
};

export type FormErrors<Values extends FieldValues> = {
  readonly lines: readonly ErrorLine[];
  /** Increases with each submission, so that the summary gets the focus again. */
  readonly attempt: number;
  readonly of: (field: keyof Values & string) => string | undefined;
};

/** Errors that the form itself found, by field. */
type FoundErrors<Values extends FieldValues> = {
  readonly errors: Readonly<
    Partial<Record<keyof Values & string, { readonly message?: unknown } | undefined>>
  >;
  readonly submitCount: number;
};

/**
 * Errors are codes, so that messages follow a change of language.
 * @param isEdited true for a field that was changed after the server's answer; the server's error
 * of the field is then hidden
 */
export function useFormErrors<Values extends FieldValues>(
  messages: FieldMessages<Values>,
  { errors: found, submitCount }: FoundErrors<NoInfer<Values>>,
  failure: unknown,
  isEdited: (field: keyof Values & string) => boolean = () => false,
): FormErrors<Values> {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const fault = failure ? faultOf(failure) : null;
  const answered = new Map(fault?.issues.map((issue) => [String(issue.path[0]), issue.code]));
  const fields = Object.keys(messages);
  const of = (field: keyof Values & string): string | undefined => {
    const code = found[field]?.message ?? (isEdited(field) ? undefined : answered.get(field));
    if (typeof code !== 'string' || !code) return undefined;
    return i18n._(messages[field][code] ?? issueMessage(code));
  };
  const lines: ErrorLine[] = fields.flatMap((field) => {
    const text = of(field);
    return text ? [{ fieldId: field, text }] : [];
  });
  const isAboutMore = [...answered.keys()].some((field) => !fields.includes(field));
  const isAboutNothing = lines.length === 0 && answered.size === 0;
  if (fault && (isAboutMore || isAboutNothing)) lines.push({ text: errorText(fault) });
  return { lines, attempt: submitCount, of };
}
