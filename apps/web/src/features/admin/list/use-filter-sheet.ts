import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether the sheet of filters is open. It is a step of the history, so that the Back button of a
 * phone closes it instead of leaving the list; `onClosed` keeps what was chosen in it.
 */
export function useFilterSheet(onClosed: () => void) {
  const [isOpen, setOpen] = useState(false);
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => {
      setOpen(false);
      closed();
    };
    // Before the list reads its address anew: what is on the screen is what was chosen.
    addEventListener('popstate', close, { capture: true, once: true });
    return () => removeEventListener('popstate', close, { capture: true });
  }, [isOpen]);
  return {
    isOpen,
    open: () => {
      history.pushState({ ...(history.state as object | null), isSheet: true }, '');
      setOpen(true);
    },
    /** The dialog says so too when Back has closed it. */
    close: () => {
      if (isOpen) history.back();
    },
  };
}
