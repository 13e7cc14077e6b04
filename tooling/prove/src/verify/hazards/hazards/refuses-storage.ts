import type { Hazard } from '../hazard.ts';

export const refusesStorage: Hazard = {
  does: 'refuses its storage to the site (SecurityError)',
  prepare: (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    }),
};
