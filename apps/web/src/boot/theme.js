// @ts-check
// Runs before the first paint, so that nobody meets a white page at three in the morning.
// It is a file of its own because nothing inline may run; `lib/display.ts` writes what it reads.
(() => {
  const root = document.documentElement;
  let display = { darkMode: 'off', textSize: 'medium' };
  let owesLogout = false;
  let isConsulting = false;
  try {
    owesLogout = localStorage.getItem('aube.logoutOwed') !== null;
    isConsulting = sessionStorage.getItem('aube.consulted') !== null;
    display = { ...display, ...JSON.parse(localStorage.getItem('aube.display') ?? '{}') };
  } catch {
    // Storage may be forbidden or hold something else; the defaults stand.
  }
  const deviceIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isNightPage = location.pathname.endsWith('/je-suis-reveille');
  const night =
    isNightPage || display.darkMode === 'on' || (display.darkMode === 'system' && deviceIsDark);
  root.dataset.theme = night ? 'night' : 'day';
  root.dataset.textSize = display.textSize;
  root.lang = /^\/en(\/|$)/.test(location.pathname) ? 'en' : 'fr';
  // Who is there is asked now, and what most of a participant's pages show with it, in one call: the
  // answer travels while the scripts do (`lib/early-answers.ts` takes it). A logout that is owed goes
  // first (`lib/logout-debt.ts`); staff who consult somebody ask for that person themselves.
  const path = location.pathname.replace(/^\/en(?=\/|$)/, '');
  const asksOverview =
    !isConsulting &&
    /^\/?$|^\/(mon-programme(\/semaine\/.*)?|journal-sommeil(\/.*)?|evolution-sommeil|activites)\/?$/.test(
      path,
    );
  if (!owesLogout) {
    window.aubeAnswers = fetch(
      `/trpc/account.findMe${asksOverview ? ',programme.overview' : ''}?batch=1`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': root.lang },
        body: asksOverview ? '{"1":{"json":{}}}' : '{}',
      },
    ).then((response) => response.json());
    window.aubeAnswers.catch(() => undefined);
  }
  const paint = document.querySelector('meta[name="theme-color"]');
  if (paint && night) paint.setAttribute('content', '#121426');
})();
