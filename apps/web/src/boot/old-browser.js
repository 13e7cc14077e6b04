// @ts-check
/* oxlint-disable no-var -- every browser must be able to run it */
// Shows a notice to a browser that is too old. The script uses only JavaScript of 2009.
(function () {
  // The oldest supported browsers (Safari 16.4, Chrome 111, Firefox 128) are the first versions
  // with both `@property` and `color-mix`.
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
