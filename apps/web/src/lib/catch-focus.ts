const framesWatched = 60;

/**
 * Call it where what was pressed may go away: within the next second, once the focus is on nothing,
 * it goes to what
 * `find` finds then, or to the page's own content.
 */
export function catchFocus(find: () => HTMLElement | null | undefined): void {
  let frames = 0;
  const look = () => {
    frames += 1;
    if (document.activeElement === document.body) (find() ?? mainContent())?.focus();
    else if (frames < framesWatched) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What the page is about, past the bars: it takes the focus. */
export const mainContent = (): HTMLElement | null => document.getElementById('contenu');
