import { NewEstablishment } from '../features/admin/establishments/new-establishment.tsx';
import { WaitingAlertsNotice } from '../features/admin/safety/waiting-alerts-notice.tsx';

/** A new establishment. @source specification §2 */
export default function AdminEstablishmentNewPage() {
  return (
    <>
      <WaitingAlertsNotice />
      <NewEstablishment />
    </>
  );
}
