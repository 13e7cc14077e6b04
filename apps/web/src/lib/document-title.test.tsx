// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useDocumentTitle, usePageTitle, useRouteTitle } from './document-title.ts';

i18n.loadAndActivate({ locale: 'fr', messages: {} });
afterEach(cleanup);

function Page({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

function Route({ route, page }: { route: string; page: string | null }) {
  useDocumentTitle();
  useRouteTitle(route);
  return page === null ? null : <Page title={page} />;
}

const draw = (route: string, page: string | null) => (
  <I18nProvider i18n={i18n}>
    <Route route={route} page={page} />
  </I18nProvider>
);

describe('the title', () => {
  it("is the page's own words, also when the page is drawn together with its route", () => {
    render(draw('Ma nuit', 'Nuit du lundi 5 au mardi 6 janvier'));
    expect(document.title).toBe('Nuit du lundi 5 au mardi 6 janvier – Aube');
  });

  it('is the name of the route until the page says better, and again once that page has gone', () => {
    const { rerender } = render(draw('Ma nuit', null));
    expect(document.title).toBe('Ma nuit – Aube');
    rerender(draw('Ma nuit', 'Nuit du lundi 5'));
    expect(document.title).toBe('Nuit du lundi 5 – Aube');
    rerender(draw('Mon programme', null));
    expect(document.title).toBe('Mon programme – Aube');
  });
});
