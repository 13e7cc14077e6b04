import { Trans } from '@lingui/react/macro';
import { useConsultedId } from '../../../lib/consulting.ts';
import { Link } from '../../../ui/link.tsx';
import { ReminderSection } from './reminder-section.tsx';

/** @decision D44 D61 */
export function RemindersPlace() {
  const isConsulting = useConsultedId() !== null;
  if (!isConsulting) {
    return (
      <p className="mb-8">
        <Link to="myAccount" hash="rappels" className="inline-block py-2">
          <Trans>Régler les rappels par courriel</Trans>
        </Link>
      </p>
    );
  }
  return (
    <section
      aria-labelledby="reminders"
      className="mb-10 rounded-card border border-line bg-raised px-5 py-4"
    >
      <h2 id="reminders" className="text-body">
        <Trans>Rappels par courriel</Trans>
      </h2>
      <ReminderSection />
    </section>
  );
}
