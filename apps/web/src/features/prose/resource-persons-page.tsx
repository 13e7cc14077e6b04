import { ContentNodes } from './content-nodes.tsx';
import { PageFrame } from './page-frame.tsx';
import { EstablishmentContacts } from './establishment-contacts.tsx';

/** Where help is: the text for everybody, then one's own establishment. @decision D33 */
export default function ResourcePersonsPage() {
  return (
    <PageFrame id="resources" routeId="resourcePersons">
      {({ body }) => (
        <>
          <div className="prose">
            <ContentNodes nodes={body} />
          </div>
          <EstablishmentContacts />
        </>
      )}
    </PageFrame>
  );
}
