// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import type { PropsWithChildren } from 'react';
import type { FormState } from 'react-hook-form';
import { beforeAll, expect, it } from 'vitest';
import { messages } from '../locales/fr/messages.po';
import { useFormErrors } from './form-errors.ts';

type Values = { email: string; password: string };
const fields = { email: {}, password: {} };
const DEAD_LINK = 'Ce lien n’est plus valable\u00a0: il a déjà servi, ou son délai est passé.';
const BUSY = 'Le site est occupé pour le moment. Réessayez dans un instant.';

const wrapper = ({ children }: PropsWithChildren) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);
beforeAll(() => i18n.loadAndActivate({ locale: 'fr', messages }));

const fault = (appCode: string, faulty: string[]) =>
  TRPCClientError.from({
    error: {
      message: appCode,
      code: -32_000,
      data: { appCode, issues: faulty.map((field) => ({ path: [field], code: 'required' })) },
    },
  });

it.each([
  ['no failure', null, [], []],
  ['a failure about nothing typed', fault('UNAVAILABLE', []), [], [BUSY]],
  ['a faulty field', fault('INVALID', ['email']), [], ['email']],
  ['a faulty field that was edited', fault('INVALID', ['email']), ['email'], []],
  ['a dead link', fault('TOKEN_INVALID', ['token']), [], [DEAD_LINK]],
  [
    'a dead link and a faulty field',
    fault('TOKEN_INVALID', ['token', 'password']),
    [],
    ['password', DEAD_LINK],
  ],
  [
    'a dead link and a field that was edited',
    fault('TOKEN_INVALID', ['token', 'password']),
    ['password'],
    [DEAD_LINK],
  ],
])('says all of %s', (_what, failure, edited, expected) => {
  const form = { errors: {}, submitCount: 1 } as FormState<Values>;
  const isEdited = (field: string) => edited.includes(field as never);
  const { result } = renderHook(() => useFormErrors<Values>(fields, form, failure, isEdited), {
    wrapper,
  });
  expect(result.current.lines.map(({ fieldId, text }) => fieldId ?? text)).toEqual(expected);
});
