import type { PageSource } from './page-table.ts';
import type { ConsoleRouteId } from './routes.ts';

/** Module of each console page, like `page-table.ts` for the rest of the site. */
export const consoleTable: Readonly<Record<ConsoleRouteId, PageSource>> = {
  admin: { module: 'console/admin-page' },
  adminData: { module: 'console/data-page' },
  adminStatistics: { module: 'console/figures-page' },
  adminParticipants: { module: 'console/participants-page' },
  adminParticipantFollowUp: {
    module: 'console/follow-up-page',
    texts: ['answers', 'evolution', 'nights', 'weeks'],
  },
  adminParticipant: { module: 'console/edit-participant-page' },
  adminInvitations: { module: 'console/invitations-page' },
  adminAudit: { module: 'console/audit-page' },
  adminRetention: { module: 'console/retention-page' },
  adminUsers: { module: 'console/users-page' },
  adminUserNew: { module: 'console/new-user-page' },
  adminUser: { module: 'console/edit-user-page' },
  adminUserDelete: { module: 'console/delete-user-page' },
  adminEstablishments: { module: 'console/establishments-page' },
  adminEstablishmentNew: { module: 'console/new-establishment-page' },
  adminEstablishment: { module: 'console/edit-establishment-page' },
  adminEstablishmentStatistics: { module: 'console/establishment-statistics-page' },
  adminEstablishmentDelete: { module: 'console/delete-establishment-page' },
};
