import './styles/index.css';
import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ParticipantLayout } from './layouts/participant-layout.tsx';
import { acceptTranslators } from './lib/accept-translators.ts';
import { watchLostFocus } from './lib/catch-focus.ts';
import { watchPresses } from './lib/after-press.ts';
import { watchDoubleClicks } from './lib/double-click.ts';
import { applyDisplay, watchDisplay } from './lib/display.ts';
import { pageShown } from './lib/decide-navigation.ts';
import { accountKey } from './lib/early-answers.ts';
import { holdForFirstPaint } from './lib/first-paint.ts';
import { activateLocale, loadTexts, needTexts } from './lib/i18n.ts';
import { watchConfirmations } from './lib/ask-confirmation.ts';
import { localeOfPath, pathIn, pathWithoutPrefix, preferredLocale } from './lib/locale.ts';
import { takeFinishedAnswers } from './lib/finished-answers.ts';
import { fetchLateFont, waitForFont } from './lib/late-font.ts';
import { watchInstallPrompt } from './lib/install.ts';
import { watchLogoutDebt } from './lib/logout-debt.ts';
import { findRoute } from './lib/match-route.ts';
import { watchOtherPerson } from './lib/other-person.ts';
import { openDisclosuresInPrint } from './lib/print-disclosures.ts';
import { readAgainAfterLeaving } from './lib/left-lately.ts';
import { createQueryClient } from './lib/query-client.ts';
import { reloadOnce } from './lib/reload-guard.ts';
import { keepEarlyForm } from './lib/short-form.ts';
import { registerServiceWorker } from './lib/service-worker.ts';
import { createSessionLoss, prefetchSession, watchOtherTabs, watchPerson } from './lib/session.ts';
import { rememberLocale } from './lib/switch-locale.ts';
import { lazyLayouts, lazyPages, prefetchPage } from './load-page.ts';
import type { RouteId } from './routes.ts';
import type { Screens } from './screens.ts';
import { Site } from './site.tsx';

function leaveForPreferredLocale(): boolean {
  if (location.pathname !== '/') return false;
  if (preferredLocale(document.cookie, navigator.languages) === 'fr') return false;
  location.replace(pathIn('en', '/') + location.search + location.hash);
  return true;
}

const sessionWaitMs = 800;

const waitFor = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function start(): Promise<void> {
  if (leaveForPreferredLocale()) return;
  const locale = localeOfPath(location.pathname);
  const queryClient: QueryClient = createQueryClient(createSessionLoss(() => queryClient));
  watchOtherTabs(queryClient);
  watchLogoutDebt();
  watchConfirmations();
  watchInstallPrompt();
  watchPerson(queryClient);
  watchOtherPerson();
  readAgainAfterLeaving(queryClient);
  acceptTranslators();
  applyDisplay();
  watchDisplay();
  openDisclosuresInPrint();
  watchPresses();
  watchLostFocus();
  watchDoubleClicks();
  rememberLocale(locale);
  needTexts({
    fr: () => import('./main.tsx?texts=fr'),
    en: () => import('./main.tsx?texts=en'),
  });

  const prefetch = (id: RouteId) =>
    prefetchPage(pageShown(id, queryClient.getQueryData(accountKey) === null));
  const isFinished = takeFinishedAnswers(queryClient);
  const match = findRoute(pathWithoutPrefix(location.pathname));
  const session =
    !isFinished && Promise.race([prefetchSession(queryClient), waitFor(sessionWaitMs)]);
  try {
    await Promise.all([loadTexts(locale), match && prefetch(match.id), session]);
    // After the answer, because a guest without a finished document sees another page at `/`.
    if (match) await prefetch(match.id);
  } catch (error) {
    // The HTML page contains this message, because the catalogue may be missing.
    if (!reloadOnce()) document.getElementById('no-texts')?.removeAttribute('hidden');
    throw error;
  }
  activateLocale(locale);
  if (!isFinished) await waitForFont();

  const root = document.getElementById('root');
  if (!root) throw new Error('the shell has no root');
  holdForFirstPaint();
  const screens: Screens = {
    pages: lazyPages,
    layouts: { participant: ParticipantLayout, ...lazyLayouts },
    prefetch,
  };
  const site = <Site queryClient={queryClient} screens={screens} />;
  if (isFinished) {
    keepEarlyForm();
    // An extension or a translator may change the page first. React then draws it again.
    const onRecoverableError = () => (document.documentElement.dataset['redrawn'] = '');
    hydrateRoot(root, site, { onRecoverableError });
  } else {
    // At once, because the style sheet then shows what was hidden while `data-continued` was set.
    flushSync(() => createRoot(root).render(site));
    delete document.documentElement.dataset['continued'];
  }
  document.querySelector('body > .late')?.remove();
  void fetchLateFont();
  addEventListener('load', registerServiceWorker);
  if (document.readyState === 'complete') registerServiceWorker();
}

void start();
