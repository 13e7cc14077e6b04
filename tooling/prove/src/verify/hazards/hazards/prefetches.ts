import type { Hazard } from '../hazard.ts';

export const prefetches: Hazard = {
  does: 'fetches each link of a page ahead, also the link of an email',
  prepare: (page) =>
    page.addInitScript(() => {
      const fetched = new Set<string>();
      const fetchAhead = (href: string) => {
        const { origin, pathname } = new URL(href, location.href);
        if (origin !== location.origin || fetched.has(pathname)) return;
        fetched.add(pathname);
        void fetch(pathname, { headers: { purpose: 'prefetch' } }).catch(() => null);
      };
      fetchAhead(location.href);
      addEventListener('DOMContentLoaded', () => {
        const look = () => {
          for (const link of document.querySelectorAll('a[href]:not([download])'))
            fetchAhead(link.getAttribute('href') ?? '');
        };
        look();
        new MutationObserver(look).observe(document.documentElement, {
          childList: true,
          subtree: true,
        });
      });
    }),
};
