import { trpc } from '../../../trpc.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { PausePanel } from '../../weeks/pause/pause-panel.tsx';

/** The own pause. @decision D67 */
export function PauseSection() {
  const overview = trpc.programme.overview.useQuery({});
  return (
    <QueryView query={overview} lines={6}>
      {(data) => <PausePanel overview={data} />}
    </QueryView>
  );
}
