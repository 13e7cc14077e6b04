import { isConsoleRoute, type ConsoleRouteId, type RouteId } from '../../../routes.ts';

const sections: Readonly<Record<ConsoleRouteId, string | null>> = {
  admin: null,
  adminData: 'donnees',
  adminStatistics: 'statistiques',
  adminParticipants: 'participants',
  adminParticipantFollowUp: 'suivi',
  adminParticipant: 'fiche',
  adminInvitations: 'inviter',
  adminAudit: 'registre',
  adminRetention: 'effacer',
  adminMailArrived: 'premieres-etapes',
  adminSettings: 'reglages',
  adminSetting: 'reglages',
  adminHelp: null,
  adminHelpText: 'pages',
  adminUsers: 'comptes',
  adminUserNew: 'comptes',
  adminUser: 'comptes',
  adminUserDelete: 'comptes',
  adminEstablishments: 'etablissements',
  adminEstablishmentNew: 'etablissements',
  adminEstablishment: 'etablissements',
  adminEstablishmentStatistics: 'statistiques',
  adminEstablishmentDelete: 'etablissements',
};

export function helpSection(routeId: RouteId | null): string | null {
  if (routeId === 'myAccount') return 'deux-etapes';
  return routeId !== null && isConsoleRoute(routeId) ? sections[routeId] : null;
}
