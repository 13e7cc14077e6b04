import { EditEstablishment } from '../features/admin/establishments/edit-establishment.tsx';
import { WaitingAlertsNotice } from '../features/admin/safety/waiting-alerts-notice.tsx';
import type { PageProps } from '../lib/page-module.ts';

/** Name and code of one establishment. @source specification §2 */
export default function AdminEstablishmentPage({ params: { establishment = '' } }: PageProps) {
  const establishmentId = Number(establishment);
  return (
    <>
      <WaitingAlertsNotice />
      <EditEstablishment key={establishmentId} establishmentId={establishmentId} />
    </>
  );
}
