import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import type { FigureScope } from './figure-scope.ts';
import { PeriodFields } from './period-fields.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

function open(scope: FigureScope) {
  const onChange = vi.fn<(scope: FigureScope) => void>();
  render(
    <I18nProvider i18n={i18n}>
      <PeriodFields scope={scope} onChange={onChange} />
    </I18nProvider>,
  );
  return onChange;
}

it('takes typed dates, and all dates again', () => {
  const onChange = open({ establishmentId: 3, registeredFrom: '2026-01-01' });
  const to = screen.getByRole('textbox', { name: 'Au' });
  fireEvent.change(to, { target: { value: '20260131' } });
  expect(onChange).toHaveBeenCalledWith({
    establishmentId: 3,
    registeredFrom: '2026-01-01',
    registeredTo: '2026-01-31',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Toutes les dates' }));
  expect(onChange).toHaveBeenLastCalledWith({ establishmentId: 3 });
});

it('says at the field that a period ends before it begins', () => {
  open({ registeredFrom: '2026-02-01', registeredTo: '2026-01-01' });
  const to = screen.getByRole('textbox', { name: 'Au' });
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('La période finit avant de commencer.')).toBeTruthy();
});
