import { EstablishmentList } from '../features/admin/establishments/establishment-list.tsx';
import { WaitingAlertsNotice } from '../features/admin/safety/waiting-alerts-notice.tsx';

/** The establishments of the site. @source specification §2 */
export default function AdminEstablishmentsPage() {
  return (
    <>
      <WaitingAlertsNotice />
      <EstablishmentList />
    </>
  );
}
