import ActivationPage from '../features/account/activation-page.tsx';
import LoginPage from '../features/account/login-page.tsx';
import PasswordResetPage from '../features/account/password-reset-page.tsx';
import RegistrationPage from '../features/account/registration-page.tsx';
import SelfScreeningPage from '../features/answers/self-screening-page.tsx';
import ConsentPage from '../features/site/consent-page.tsx';
import FaqPage from '../features/site/faq-page.tsx';
import GuestHomePage from '../features/site/guest-home-page.tsx';
import PublicPage from '../features/site/public-page.tsx';
import LoginLayout from '../layouts/login-layout.tsx';
import { ParticipantLayout } from '../layouts/participant-layout.tsx';
import { type RouteId, routes } from '../routes.ts';
import type { Screens } from '../screens.ts';

/** Public pages that have a finished document. */
export const finishedPages = {
  home: GuestHomePage,
  about: PublicPage,
  faq: FaqPage,
  userGuide: PublicPage,
  resourcePersons: PublicPage,
  privacy: PublicPage,
  consent: ConsentPage,
  accessibility: PublicPage,
  references: PublicPage,
  selfScreening: SelfScreeningPage,
  login: LoginPage,
  registration: RegistrationPage,
  registrationBare: RegistrationPage,
  activation: ActivationPage,
  activationBare: ActivationPage,
  passwordResetRequest: PasswordResetPage,
  passwordReset: PasswordResetPage,
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

/** Stands for the token of a letter, so that one document serves every link. */
export const anyToken = 'token-of-a-letter';

/** Path at which the page is drawn, without language prefix. */
export const drawnPath = (id: keyof typeof finishedPages): string =>
  routes[id].path.replaceAll(/\/:\w+\?/g, '').replace(':token', anyToken);

export const finishedIds = Object.keys(finishedPages) as (keyof typeof finishedPages & RouteId)[];
