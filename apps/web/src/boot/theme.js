// @ts-check
/* oxlint-disable no-var, no-unused-vars -- it stands in one file with `old-browser.js`, which every browser must be able to run */
// Sets the theme before the first paint, so that no white page appears at night.
// `pages` comes from `build/boot-script.ts`.
(function (pages) {
  var root = document.documentElement;
  var darkMode = 'off';
  var textSize = 'medium';
  var owesLogout = false;
  var isConsulting = false;
  var hasScreening = false;
  try {
    owesLogout = localStorage.getItem('aube.logoutOwed') !== null;
    isConsulting = sessionStorage.getItem('aube.consulted') !== null;
    hasScreening = sessionStorage.getItem('aube.screening') !== null;
    var display = JSON.parse(localStorage.getItem('aube.display') || '{}');
    darkMode = display.darkMode || darkMode;
    textSize = display.textSize || textSize;
  } catch (error) {
    // When storage is forbidden or invalid, the defaults are used.
  }
  var deviceIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  var path = location.pathname.replace(/^\/en(?=\/|$)/, '');
  var now = new Date();
  var time = now.getHours() * 60 + now.getMinutes();
  var isNight = time >= pages.night.from || time < pages.night.until;
  var isNightPage = path === pages.awake || (isNight && !new RegExp(pages.console).test(path));
  var night = isNightPage || darkMode === 'on' || (darkMode === 'system' && deviceIsDark);
  root.dataset.theme = night ? 'night' : 'day';
  root.dataset.textSize = textSize;
  // Without a service worker the font is not on the device yet (`lib/late-font.ts`).
  if (!navigator.serviceWorker || !navigator.serviceWorker.controller) root.dataset.font = 'late';
  root.lang = /^\/en(\/|$)/.test(location.pathname) ? 'en' : 'fr';
  // Requests the first data while the scripts load (`lib/early-answers.ts`), unless a logout is
  // still to be sent (`lib/logout-debt.ts`).
  var isOneOf = function (patterns) {
    return patterns.some(function (pattern) {
      return new RegExp(pattern).test(path);
    });
  };
  var asksOverview = !isConsulting && isOneOf(pages.overview);
  var chapter = isConsulting ? null : new RegExp(pages.chapter).exec(path);
  // No early requests, because a finished document is for a guest and contains its data.
  if (!owesLogout && !('finished' in root.dataset) && window.fetch) {
    if (chapter) {
      window.aubeChapter = Number(chapter.groups.chapter);
      pages.chapterInput.json.number = window.aubeChapter;
    }
    window.aubeAnswers = fetch(
      '/trpc/' +
        pages.accountCall +
        ',' +
        pages.identityCall +
        (asksOverview ? ',' + pages.overviewCall : chapter ? ',' + pages.chapterCall : '') +
        '?batch=1',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': root.lang },
        body: JSON.stringify(
          asksOverview ? { 2: pages.overviewInput } : chapter ? { 2: pages.chapterInput } : {},
        ),
      },
    ).then(function (response) {
      return response.json();
    });
    window.aubeAnswers.catch(function () {});
  }
  // A later state of the page, kept by the history entry or the tab. The style sheet then hides the
  // first state, and the application draws the later one.
  if (
    'finished' in root.dataset &&
    (history.state || (hasScreening && path.replace(/\/$/, '') === pages.screening))
  ) {
    root.dataset.continued = '';
  }
  // The scripts of a finished document start when its text is painted, or after a second in a
  // hidden page.
  if ('finished' in root.dataset) {
    document.addEventListener('DOMContentLoaded', function () {
      // One document serves every link of a letter, so its language link lacks the token.
      document.querySelectorAll('header a[hreflang]').forEach(function (link) {
        if (path !== '/') link.href = (root.lang === 'en' ? '' : '/en') + path;
      });
      var start = function () {
        document.body.appendChild(document.getElementById('scripts').content);
      };
      setTimeout(start, 1000);
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    });
  }
  // Stores a short form that is sent before its page runs; `lib/short-form.ts` sends the form
  // again.
  addEventListener('submit', function (event) {
    var form = event.target;
    if (event.defaultPrevented || form.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    window.aubeSubmitted = form;
    if (event.submitter) event.submitter.setAttribute('aria-disabled', 'true');
    var late = document.querySelector('.late');
    if (late) late.dataset.sent = '';
  });
  // Fetches the card of « Aujourd'hui » for this hour. The person's schedule may need another card,
  // fetched later. An evening visit was drawn half a second sooner when it was measured by hand.
  var card = pages.cards[now.getHours()];
  var ahead =
    asksOverview &&
    isOneOf(pages.today) &&
    document.querySelector('meta[name="aube-' + card + '"]');
  if (ahead) {
    ahead.content.split(' ').forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.appendChild(link);
    });
  }
  var paint = document.querySelector('meta[name="theme-color"]');
  if (paint && night) paint.setAttribute('content', '#121426');
})(AUBE_PAGES);
