import { useEffect, useRef, useState } from 'react';

/**
 * Opens and closes the sheet of filters. It is a history entry, so that Back on a phone closes it
 * and stays on the list; choices made in it then replace the entry before.
 */
export function useFilterSheet() {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef({ search: '', state: {} });
  useEffect(() => {
    const { isSheet, ...state } = (history.state ?? {}) as { isSheet?: true };
    // The list may render between a step back and its event.
    if (isSheet) chosen.current = { search: location.search, state };
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => {
      setOpen(false);
      const { search, state } = chosen.current;
      history.replaceState(state, '', location.pathname + search);
    };
    // Runs before the list reads its address: the view on the screen is the choice.
    addEventListener('popstate', close, { capture: true, once: true });
    return () => removeEventListener('popstate', close, { capture: true });
  }, [isOpen]);
  return {
    isOpen,
    open: () => {
      const state = { ...(history.state as object | null), isSheet: true };
      chosen.current = { search: location.search, state: { ...(history.state as object | null) } };
      history.pushState(state, '');
      setOpen(true);
    },
    /** The dialog reports a close by Back too. */
    close: () => {
      if (isOpen) history.back();
    },
  };
}
