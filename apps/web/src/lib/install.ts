import { createStore } from './store.ts';
import { keptOnDevice } from './kept-text.ts';

/** What Chromium brings when the site can be installed: it asks the person when it is told to. */
type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

export const installPrompt = createStore<InstallPrompt | null>(null);

/** Somebody closed the hint: it never comes back on this device. */
export const closedInstallHint = keptOnDevice('aube.installHint');

/** Keeps the browser's offer until the first night is saved, instead of a bar over the page. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
}
