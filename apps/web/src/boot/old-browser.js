// @ts-check
/* oxlint-disable no-var -- every browser must be able to run it */
// Shows a notice instead of a blank page to a browser below the floor. It uses the JavaScript of 2009,
// so that every browser can run it; inline scripts are forbidden, so it is a file.
(function () {
  // `@property` and `color-mix` came together in Safari 16.4, Chrome 111 and Firefox 128: the floor.
  var isNewEnough =
    'CSSPropertyRule' in window &&
    !!window.CSS &&
    CSS.supports('color', 'color-mix(in oklab, red, red)');
  if (isNewEnough) return;
  document.addEventListener('DOMContentLoaded', function () {
    var notice = document.getElementById('old-browser');
    if (notice) notice.removeAttribute('hidden');
  });
})();
