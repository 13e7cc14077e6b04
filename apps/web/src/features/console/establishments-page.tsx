import { EstablishmentList } from './establishments/establishment-list.tsx';

/** The establishments of the site. @source specification §2 */
export default function EstablishmentsPage() {
  return <EstablishmentList />;
}
