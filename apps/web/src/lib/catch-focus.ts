const framesWatched = 600;

/**
 * Must be called before a pressed button disappears. A focus lost within ten seconds moves to the
 * result of `find`, as long as the person has not moved the focus.
 */
export function catchFocus(find: () => HTMLElement | null | undefined): void {
  const pressed = document.activeElement;
  let frames = 0;
  const look = () => {
    frames += 1;
    const active = document.activeElement;
    if (active === document.body) (find() ?? mainContent())?.focus();
    else if (active === pressed && frames < framesWatched) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export const mainContent = (): HTMLElement | null => document.getElementById('contenu');
