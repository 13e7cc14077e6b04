import type { Hazard } from '../hazard.ts';

/** @decision D97 */
export const zoneUnknown: Hazard = {
  does: 'names a zone that nobody knows (Etc/Unknown)',
  isPlaceAsked: true,
  prepare: (page) =>
    page.addInitScript(() => {
      const read = Reflect.get(Intl.DateTimeFormat.prototype, 'resolvedOptions') as () => object;
      Reflect.set(
        Intl.DateTimeFormat.prototype,
        'resolvedOptions',
        function resolvedOptions(this: Intl.DateTimeFormat) {
          return { ...read.call(this), timeZone: 'Etc/Unknown' };
        },
      );
    }),
};
