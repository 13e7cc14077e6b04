import { useState } from 'react';
import { asksBeforeLogout } from './own-device.ts';
import { useLogout } from './session.ts';

/** The logout of every button: asks first when only this device or tab has some data. @decision D66 */
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
