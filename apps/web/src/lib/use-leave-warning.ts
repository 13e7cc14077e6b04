import { useEffect } from 'react';

export function useLeaveWarning(isAtStake: boolean): void {
  useEffect(() => {
    if (!isAtStake) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAtStake]);
}
