import { DeleteEstablishment } from '../features/admin/establishments/delete-establishment.tsx';
import { WaitingAlertsNotice } from '../features/admin/safety/waiting-alerts-notice.tsx';
import type { PageProps } from '../lib/page-module.ts';

/** Whether to delete an establishment. @source specification §2 */
export default function AdminEstablishmentDeletePage({
  params: { establishment = '' },
}: PageProps) {
  const establishmentId = Number(establishment);
  return (
    <>
      <WaitingAlertsNotice />
      <DeleteEstablishment key={establishmentId} establishmentId={establishmentId} />
    </>
  );
}
