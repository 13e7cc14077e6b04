import { ParticipantEdit } from '../features/admin/participants/participant-edit.tsx';
import type { PageProps } from '../lib/page-module.ts';

/** One participant's record. @source specification §2 */
export default function AdminParticipantPage({ params: { participant = '' } }: PageProps) {
  const userId = Number(participant);
  return <ParticipantEdit key={userId} userId={userId} />;
}
