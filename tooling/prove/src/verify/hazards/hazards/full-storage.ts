import type { Hazard } from '../hazard.ts';

export const fullStorage: Hazard = {
  does: 'has no room left in its storage',
  prepare: (page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Reflect.set(Storage.prototype, 'setItem', refuse);
      for (const name of ['put', 'add']) Reflect.set(IDBObjectStore.prototype, name, refuse);
    }),
};
