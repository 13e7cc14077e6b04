import { EstablishmentStatistics } from './establishments/establishment-statistics.tsx';
import type { PageProps } from '../../lib/page-module.ts';

/** @source specification §2 */
export default function EstablishmentStatisticsPage({ params: { establishment = '' } }: PageProps) {
  const establishmentId = Number(establishment);
  return <EstablishmentStatistics key={establishmentId} establishmentId={establishmentId} />;
}
