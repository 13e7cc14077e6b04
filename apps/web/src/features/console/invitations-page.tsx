import { InvitationList } from './invitations/invitation-list.tsx';

/** The invitations of the visible establishments. @decision console#invitations */
export default function InvitationsPage() {
  return <InvitationList />;
}
