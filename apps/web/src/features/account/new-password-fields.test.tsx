import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../locales/fr/messages.po';
import { NewPasswordFields } from './new-password-fields.tsx';

afterEach(cleanup);

it('a password manager finds the name of the account beside the new password', () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <form>
        <input name="lastName" />
        <NewPasswordFields username="ana@exemple.test" errorOf={() => undefined} />
      </form>
    </I18nProvider>,
  );
  const fields = [...container.querySelectorAll('input')].map(({ autocomplete, value }) => [
    autocomplete,
    value,
  ]);
  expect(fields).toEqual([
    ['', ''],
    ['username', 'ana@exemple.test'],
    ['new-password', ''],
    ['new-password', ''],
  ]);
});
