import { InvitationList } from './invitations/invitation-list.tsx';

/** @decision console#invitations */
export default function InvitationsPage() {
  return <InvitationList />;
}
