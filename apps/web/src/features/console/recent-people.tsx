import { Trans } from '@lingui/react/macro';
import { useRecentPeople } from '../../lib/recent-people.ts';
import { Link } from '../../ui/link.tsx';

/** The people opened last, each with a link to their follow-up; nothing before the first. */
export function RecentPeople() {
  const people = useRecentPeople();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="recent-people" className="mb-10">
      <h2 id="recent-people" className="mb-3 text-lead">
        <Trans>Consultés récemment</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {people.map(({ userId, name }) => (
          <li key={userId}>
            <Link
              to="adminParticipantFollowUp"
              params={{ participant: userId }}
              className="inline-flex min-h-11 items-center"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
