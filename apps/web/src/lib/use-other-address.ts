import { trpc } from '../trpc.ts';
import { otherAddressOf } from './entry-fault.ts';
import { faultOf } from './error-code.ts';
import { useInBrowser } from './store.ts';

export function useOtherAddress(error?: unknown): string | null {
  const methods = trpc.account.findLoginMethods.useQuery(undefined, { staleTime: Infinity });
  const said = [error, methods.error].map((each) => faultOf(each).details['siteAddress']);
  const origin = useInBrowser(() => location.origin, null);
  return origin === null ? null : otherAddressOf(origin, [...said, methods.data?.siteAddress]);
}
