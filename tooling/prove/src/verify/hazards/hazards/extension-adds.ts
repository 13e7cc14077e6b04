import type { Hazard } from '../hazard.ts';

export const extensionAdds: Hazard = {
  does: 'has an extension that puts an element beside each field and at the end of each page',
  prepare: (page) =>
    page.addInitScript(() => {
      const add = () => {
        for (const field of document.querySelectorAll('input, textarea')) {
          if (field.hasAttribute('data-extension')) continue;
          field.setAttribute('data-extension', 'true');
          field.after(document.createElement('extension-button'));
        }
        if (!document.body.querySelector(':scope > extension-frame'))
          document.body.append(document.createElement('extension-frame'));
      };
      addEventListener('DOMContentLoaded', () => {
        add();
        new MutationObserver(add).observe(document.documentElement, {
          childList: true,
          subtree: true,
        });
      });
    }),
};
