import { useEffect, useRef, useState } from 'react';

/**
 * Whether the sheet of filters is open. It is a step of the history, so that the Back button of a
 * phone closes it instead of leaving the list; what was chosen in it then replaces the step before.
 */
export function useFilterSheet() {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef({ search: '', state: {} });
  useEffect(() => {
    const { isSheet, ...state } = (history.state ?? {}) as { isSheet?: true };
    // The list may be drawn again between a step back and the event that says so.
    if (isSheet) chosen.current = { search: location.search, state };
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => {
      setOpen(false);
      const { search, state } = chosen.current;
      history.replaceState(state, '', location.pathname + search);
    };
    // Before the list reads its address anew: what is on the screen is what was chosen.
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
    /** The dialog says so too when Back has closed it. */
    close: () => {
      if (isOpen) history.back();
    },
  };
}
