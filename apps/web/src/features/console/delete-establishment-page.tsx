import { DeleteEstablishment } from './establishments/delete-establishment.tsx';
import type { PageProps } from '../../lib/page-module.ts';

/** @source specification §2 */
export default function DeleteEstablishmentPage({ params: { establishment = '' } }: PageProps) {
  const establishmentId = Number(establishment);
  return <DeleteEstablishment key={establishmentId} establishmentId={establishmentId} />;
}
