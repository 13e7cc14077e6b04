import type { Hazard } from '../hazard.ts';

export const forgetsStorage: Hazard = {
  does: 'forgets its storage at each load of a page',
  prepare: (page) =>
    page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
      void indexedDB
        .databases()
        .then((all) => all.forEach(({ name }) => name && indexedDB.deleteDatabase(name)));
    }),
};
