import { createStore } from './store.ts';
import { keptOnDevice } from './kept-text.ts';

type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

export const installPrompt = createStore<InstallPrompt | null>(null);

export const closedInstallHint = keptOnDevice('aube.installHint');

/**
 * Delays the browser's offer to install the site until the first night is saved. The offer may
 * cover the page.
 */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
}
