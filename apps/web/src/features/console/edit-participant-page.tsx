import { ParticipantEdit } from './participants/participant-edit.tsx';
import type { PageProps } from '../../lib/page-module.ts';

/** @source specification §2 */
export default function EditParticipantPage({ params: { participant = '' } }: PageProps) {
  const userId = Number(participant);
  return <ParticipantEdit key={userId} userId={userId} />;
}
