import type { PageName } from './page-table.ts';
import type { ConsoleRouteId } from './routes.ts';

export const consoleTable: Readonly<Record<ConsoleRouteId, PageName>> = {
  admin: 'console/admin-page',
  adminData: 'console/data-page',
  adminStatistics: 'console/figures-page',
  adminParticipants: 'console/participants-page',
  adminParticipantFollowUp: 'console/follow-up-page',
  adminParticipant: 'console/edit-participant-page',
  adminInvitations: 'console/invitations-page',
  adminAudit: 'console/audit-page',
  adminRetention: 'console/retention-page',
  adminMailArrived: 'console/mail-arrived-page',
  adminSettings: 'console/settings-page',
  adminSetting: 'console/setting-page',
  adminHelp: 'console/help-page',
  adminHelpText: 'console/help-text-page',
  adminUsers: 'console/users-page',
  adminUserNew: 'console/new-user-page',
  adminUser: 'console/edit-user-page',
  adminUserDelete: 'console/delete-user-page',
  adminEstablishments: 'console/establishments-page',
  adminEstablishmentNew: 'console/new-establishment-page',
  adminEstablishment: 'console/edit-establishment-page',
  adminEstablishmentStatistics: 'console/establishment-statistics-page',
  adminEstablishmentDelete: 'console/delete-establishment-page',
};
