import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SubmissionState } from '../../../lib/draft-types.ts';
import { messages } from '../../../locales/fr/messages.po';
import EntryNotices from './entry-notices.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

const show = (status: SubmissionState<unknown>) =>
  render(
    <I18nProvider i18n={i18n}>
      <EntryNotices status={status} isSavedElsewhere={false} />
    </I18nProvider>,
  );

it('reads aloud that the night is not saved, and what to do', () => {
  show({ kind: 'waiting' } as SubmissionState<unknown>);
  expect(screen.getByRole('alert').textContent).toMatch(
    /le site ne répond pas.*Laissez le site ouvert/,
  );
});
