const framesWatched = 60;

/**
 * Must be called before a pressed button disappears. A focus lost within a second moves to the
 * result of `find`.
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

export const mainContent = (): HTMLElement | null => document.getElementById('contenu');
