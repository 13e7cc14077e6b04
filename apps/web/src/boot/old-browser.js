// @ts-check
/* oxlint-disable no-var -- every browser must be able to run it */
// Shows a notice instead of a blank page to a browser that is too old. The code uses JavaScript of
// 2009, so that every browser can run it. The code is a file because inline scripts are forbidden.
(function () {
  // The oldest supported browsers (Safari 16.4, Chrome 111, Firefox 128) were the first to have
  // both `@property` and `color-mix`.
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
