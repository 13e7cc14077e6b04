import { expect, it } from 'vitest';
import { establishmentDescription } from '../establishments/establishment-description.tsx';
import { describeParticipants } from '../participants/participant-description.tsx';
import { type ListView, readView, wholeView, writeView } from './list-view.ts';

type Words = [address: string, own: Partial<ListView>];
const participants = describeParticipants({ places: [], isOfSeveral: true });

function readAndWritten(list: Parameters<typeof wholeView>[0], address: string) {
  const view = readView(list, new URLSearchParams(address), '');
  return { view, address: new URLSearchParams(writeView(list, view)).toString() };
}

it.each<Words>([
  ['etat=non-commence', { filters: { state: 'notStarted' } }],
  ['etat=en-cours', { filters: { state: 'inProgress' } }],
  ['etat=termine', { filters: { state: 'finished' } }],
  ['etat=quitte', { filters: { state: 'left' } }],
  ['etablissement=7', { filters: { establishmentId: 7 } }],
  ['alerte=oui', { filters: { hasWaitingAlert: true } }],
  ['horaire=oui', { filters: { isScheduleLocked: true } }],
  ['chiffre=s6-non-envoye', { filters: { figure: 'missingS6' } }],
  ['chiffre=semaine-active&semaine=4', { filters: { figure: 'active', week: 4 } }],
  [
    'inscrit-du=2026-01-01&inscrit-au=2026-01-31',
    { filters: { registeredFrom: '2026-01-01', registeredTo: '2026-01-31' } },
  ],
  ['personnes=3-12', { filters: { userIds: [3, 12] } }],
  ['tri=semaine', { sort: 'week', direction: 'desc' }],
  ['tri=activite', { sort: 'activity', direction: 'desc' }],
  ['tri=numero', { sort: 'inclusionNumber' }],
  ['page=3&taille=50', { page: 3, pageSize: 50 }],
])('participants are listed as %s says', (address, own) => {
  const view = { ...wholeView(participants), ...own };
  expect(readAndWritten(participants, address)).toEqual({ view, address });
});

it.each<Words>([
  ['etat=supprimes', { filters: { state: 'deleted' } }],
  ['tri=code', { sort: 'referenceCode' }],
  ['tri=inscrits', { sort: 'registered', direction: 'desc' }],
  ['tri=commences', { sort: 'started', direction: 'desc' }],
  ['tri=termines', { sort: 'finished', direction: 'desc' }],
  ['tri=abandons', { sort: 'abandoned', direction: 'desc' }],
])('establishments are listed as %s says', (address, own) => {
  const view = { ...wholeView(establishmentDescription), ...own };
  expect(readAndWritten(establishmentDescription, address)).toEqual({ view, address });
});
