// @ts-check
// Runs before the first paint, so that nobody meets a white page at three in the morning.
// It is a file of its own because nothing inline may run; `lib/display.ts` writes what it reads.
(() => {
  const root = document.documentElement;
  let display = { darkMode: 'off', textSize: 'medium' };
  let owesLogout = false;
  try {
    owesLogout = localStorage.getItem('aube.logoutOwed') !== null;
    display = { ...display, ...JSON.parse(localStorage.getItem('aube.display') ?? '{}') };
  } catch {
    // Storage may be forbidden or hold something else; the defaults stand.
  }
  const deviceIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const night = display.darkMode === 'on' || (display.darkMode === 'system' && deviceIsDark);
  root.dataset.theme = night ? 'night' : 'day';
  root.dataset.textSize = display.textSize;
  root.lang = /^\/en(\/|$)/.test(location.pathname) ? 'en' : 'fr';
  // Who is there is asked now: the answer travels while the scripts do (`lib/session.ts` takes it).
  // A logout that is owed goes first (`lib/logout-debt.ts`).
  if (!owesLogout) {
    window.aubeAccount = fetch('/trpc/account.findMe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': root.lang },
      body: '{}',
    }).then((response) => response.json());
    window.aubeAccount.catch(() => undefined);
  }
  const paint = document.querySelector('meta[name="theme-color"]');
  if (paint && night) paint.setAttribute('content', '#121426');
})();
