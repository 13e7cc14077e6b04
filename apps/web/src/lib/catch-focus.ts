const framesWatched = 60;

/**
 * Call it before a pressed button disappears: when the focus is lost within a second, it moves to
 * the result of `find`, or to the main content.
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

/** The main content, which takes the focus. */
export const mainContent = (): HTMLElement | null => document.getElementById('contenu');
