import { EstablishmentList } from './establishments/establishment-list.tsx';

/** @source specification §2 */
export default function EstablishmentsPage() {
  return <EstablishmentList />;
}
