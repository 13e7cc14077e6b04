import { useEffect } from 'react';

/** Lets the browser ask before the page closes while data would be lost. */
export function useLeaveWarning(isAtStake: boolean): void {
  useEffect(() => {
    if (!isAtStake) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAtStake]);
}
