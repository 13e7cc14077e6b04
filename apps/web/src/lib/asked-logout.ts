import { useState } from 'react';
import { begunAtLogout, deviceNights, isLogoutAsked, isUnsent } from './device-nights.ts';
import { countOwnDrafts, lookOnDevice } from './own-device.ts';
import { useLogout } from './session.ts';

/**
 * The logout of every button: who would lose what only this device keeps is asked first, also who leaves
 * before the page had looked for them. @decision D66
 */
export function useAskedLogout(): { readonly isLeaving: boolean; readonly leave: () => void } {
  const logout = useLogout();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    await lookOnDevice();
    begunAtLogout.set(await countOwnDrafts());
    if (begunAtLogout.get() > 0 || deviceNights.get().some(isUnsent)) isLogoutAsked.set(true);
    else await logout();
    setLeaving(false);
  };
  return { isLeaving, leave: () => void leave() };
}
