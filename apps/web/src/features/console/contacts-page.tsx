import { ContactSettings } from './settings/contact-settings.tsx';
import type { PageProps } from '../../lib/page-module.ts';

/** Contacts of an establishment; of the whole site without one in the address. @decision D90 */
export default function ContactsPage({ params: { establishment } }: PageProps) {
  const establishmentId = establishment === undefined ? null : Number(establishment);
  return <ContactSettings key={establishmentId} establishmentId={establishmentId} />;
}
