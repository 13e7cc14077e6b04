import { InvitationList } from './invitations/invitation-list.tsx';

/** The invitations of the visible establishments. @decision decisions/0035 */
export default function InvitationsPage() {
  return <InvitationList />;
}
