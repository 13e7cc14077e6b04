import { QueryView } from '../../../ui/query-view.tsx';
import { Prose } from '../content-nodes.tsx';
import { usePage } from '../use-page.ts';
import { Edition } from './edition.tsx';

/** @decision D62 */
export function ConsentText() {
  const page = usePage('consent');
  return (
    <QueryView query={page} lines={8}>
      {({ body, edition }) => (
        <>
          <Prose nodes={body} />
          <Edition edition={edition} />
        </>
      )}
    </QueryView>
  );
}
