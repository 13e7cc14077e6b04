import { createStore } from './store.ts';
import { keptOnDevice } from './kept-text.ts';

/** Chromium's event for an installable site: it asks the person on demand. */
type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

export const installPrompt = createStore<InstallPrompt | null>(null);

/** The hint was closed: it never returns on this device. */
export const closedInstallHint = keptOnDevice('aube.installHint');

/** Keeps the browser's offer until the first night is saved, instead of a bar over the page. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
}
