/** Texts that a document shows before its scripts run, or without them. */
export const shellTexts = {
  fr: {
    title: 'Aube',
    manifest: '/aube.webmanifest',
    noScript:
      'Aube a besoin de JavaScript pour fonctionner. Activez-le dans votre navigateur, puis rechargez la page.',
    readable:
      'Sans JavaScript, vous pouvez lire cette page. Pour la remplir, vous connecter ou tenir votre journal, activez-le dans votre navigateur, puis rechargez la page.',
    link: 'Sans JavaScript, le lien de votre courriel ne s’ouvre pas. Activez-le dans votre navigateur, puis rechargez la page.',
    noTexts:
      'Les textes d’Aube n’ont pas pu être chargés. Ce que vous aviez enregistré est intact.',
    reload: 'Recharger la page',
    slow: 'C’est plus long que d’habitude. La connexion est peut-être lente.',
    oldBrowser:
      'Votre navigateur est trop ancien pour Aube\u00a0: des pages peuvent ne pas s’afficher. Mettez-le à jour, ou ouvrez Aube sur un appareil plus récent (Safari 16.4, Chrome 111, Edge 111, Firefox 128 ou plus).',
  },
  en: {
    title: 'Aube',
    manifest: '/en/aube.webmanifest',
    noScript: 'Aube needs JavaScript to work. Turn it on in your browser, then reload the page.',
    readable:
      'Without JavaScript you can read this page. To fill it in, log in or keep your diary, turn it on in your browser, then reload the page.',
    link: 'Without JavaScript the link of your email does not open. Turn it on in your browser, then reload the page.',
    noTexts: 'Aube’s texts could not be loaded. Everything you had saved is safe.',
    reload: 'Reload the page',
    slow: 'This is taking longer than usual. The connection may be slow.',
    oldBrowser:
      'Your browser is too old for Aube: some pages may not appear. Update it, or open Aube on a newer device (Safari 16.4, Chrome 111, Edge 111, Firefox 128 or later).',
  },
} as const;
