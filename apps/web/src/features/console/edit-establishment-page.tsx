import { EditEstablishment } from './establishments/edit-establishment.tsx';
import type { PageProps } from '../../lib/page-module.ts';

/** @source specification §2 */
export default function EditEstablishmentPage({ params: { establishment = '' } }: PageProps) {
  const establishmentId = Number(establishment);
  return <EditEstablishment key={establishmentId} establishmentId={establishmentId} />;
}
