import LoginPage from '../features/account/login-page.tsx';
import ConsentPage from '../features/site/consent-page.tsx';
import FaqPage from '../features/site/faq-page.tsx';
import PublicPage from '../features/site/public-page.tsx';
import HomePage from '../features/today/home-page.tsx';
import LoginLayout from '../layouts/login-layout.tsx';
import { ParticipantLayout } from '../layouts/participant-layout.tsx';
import type { RouteId } from '../routes.ts';
import type { Screens } from '../screens.ts';

/** Public pages that have a finished document. */
export const finishedPages = {
  home: HomePage,
  about: PublicPage,
  faq: FaqPage,
  userGuide: PublicPage,
  resourcePersons: PublicPage,
  privacy: PublicPage,
  consent: ConsentPage,
  accessibility: PublicPage,
  references: PublicPage,
  login: LoginPage,
} as const satisfies Partial<Screens['pages']>;

const notHere = () => {
  throw new Error('this page has no finished document');
};

export const finishedScreens: Screens = {
  // No other page is needed, because only addresses of `finishedPages` are drawn here.
  pages: finishedPages as Partial<Screens['pages']> as Screens['pages'],
  layouts: { participant: ParticipantLayout, login: LoginLayout, admin: notHere },
  prefetch: () => undefined,
};

export const finishedIds = Object.keys(finishedPages) as (keyof typeof finishedPages & RouteId)[];
