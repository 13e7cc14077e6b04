import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../locales/fr/messages.po';
import { ModuleStatus } from './module-status.tsx';

afterEach(cleanup);

it.each([
  ['locked', false, 'Pas encore ouvert'],
  ['locked', true, 'Fermé'],
  ['open', false, 'À commencer'],
  ['open', true, 'À lire'],
  ['inProgress', false, 'En cours'],
  ['inProgress', true, 'À lire'],
  ['complete', false, 'Terminé'],
  ['complete', true, 'Terminé'],
] as const)(
  'a module that is %s, in a stopped programme: %s, is « %s »',
  (state, isStopped, said) => {
    act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <ModuleStatus module={{ state, isStopped }} />
      </I18nProvider>,
    );
    expect(container.textContent).toBe(said);
  },
);
