import { InvitationList } from './invitations/invitation-list.tsx';

/** The invitations of one's establishments. @decision decisions/0035 */
export default function InvitationsPage() {
  return <InvitationList />;
}
