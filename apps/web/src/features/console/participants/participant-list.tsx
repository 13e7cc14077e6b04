import { useMemo } from 'react';
import { StaffList } from '../list/staff-list.tsx';
import { usePlaces } from '../use-places.ts';
import { ExportLink } from './export-link.tsx';
import { describeParticipants } from './participant-description.tsx';

/** The list of participants. @source specification §6 */
export function ParticipantList() {
  const places = usePlaces();
  const list = useMemo(() => describeParticipants(places), [places]);
  return (
    <>
      <ExportLink list={list} />
      <StaffList list={list} />
    </>
  );
}
