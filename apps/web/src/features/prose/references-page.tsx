import { ContentNodes } from './content-nodes.tsx';
import { PageFrame } from './page-frame.tsx';
import { ReferenceList } from './reference-list.tsx';

/** What the course rests on: its text, then the sources by the numbers that chapters cite. */
export default function ReferencesPage() {
  return (
    <PageFrame id="references" routeId="references">
      {({ body }) => (
        <>
          <div className="prose">
            <ContentNodes nodes={body} />
          </div>
          <ReferenceList />
        </>
      )}
    </PageFrame>
  );
}
