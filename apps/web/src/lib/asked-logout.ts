import { useState } from 'react';
import { asksBeforeLogout } from './own-device.ts';
import { useLogout } from './session.ts';

/** First asks the person when some data exists only on this device or in this tab. @decision D66 */
export function useAskedLogout(): { readonly isLeaving: boolean; readonly leave: () => void } {
  const logout = useLogout();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    if (!(await asksBeforeLogout())) await logout();
    setLeaving(false);
  };
  return { isLeaving, leave: () => void leave() };
}
