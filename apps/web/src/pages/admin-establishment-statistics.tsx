import { EstablishmentStatistics } from '../features/admin/establishments/establishment-statistics.tsx';
import { WaitingAlertsNotice } from '../features/admin/safety/waiting-alerts-notice.tsx';
import type { PageProps } from '../lib/page-module.ts';

/** The figures of one establishment. @source specification §2 */
export default function AdminEstablishmentStatisticsPage({
  params: { establishment = '' },
}: PageProps) {
  const establishmentId = Number(establishment);
  return (
    <>
      <WaitingAlertsNotice />
      <EstablishmentStatistics key={establishmentId} establishmentId={establishmentId} />
    </>
  );
}
