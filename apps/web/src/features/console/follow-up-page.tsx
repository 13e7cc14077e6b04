import { FollowUp } from './follow-up/follow-up.tsx';
import type { PageProps } from '../../lib/page-module.ts';

/** @decision D33 */
export default function FollowUpPage({ params: { participant = '' } }: PageProps) {
  const userId = Number(participant);
  return <FollowUp key={userId} userId={userId} />;
}
