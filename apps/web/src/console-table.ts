import type { PageSource } from './page-table.ts';
import type { ConsoleRouteId } from './routes.ts';

/** Where each page of the console is: what `page-table.ts` is for the rest of the site. */
export const consoleTable: Readonly<Record<ConsoleRouteId, PageSource>> = {
  admin: { module: 'admin/admin-page' },
  adminData: { module: 'admin/data-page' },
  adminStatistics: { module: 'admin/figures-page' },
  adminParticipants: { module: 'admin/participants-page' },
  adminParticipantFollowUp: {
    module: 'admin/follow-up-page',
    texts: ['questionnaires', 'evolution', 'diary', 'pause'],
  },
  adminParticipant: { module: 'admin/edit-participant-page' },
  adminInvitations: { module: 'admin/invitations-page' },
  adminAudit: { module: 'admin/audit-page' },
  adminRetention: { module: 'admin/retention-page' },
  adminUsers: { module: 'admin/users-page' },
  adminUserNew: { module: 'admin/new-user-page' },
  adminUser: { module: 'admin/edit-user-page' },
  adminUserDelete: { module: 'admin/delete-user-page' },
  adminEstablishments: { module: 'admin/establishments-page' },
  adminEstablishmentNew: { module: 'admin/new-establishment-page' },
  adminEstablishment: { module: 'admin/edit-establishment-page' },
  adminEstablishmentStatistics: { module: 'admin/establishment-statistics-page' },
  adminEstablishmentDelete: { module: 'admin/delete-establishment-page' },
};
