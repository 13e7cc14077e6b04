import { Abandonment } from './abandonment/abandonment.tsx';

/** « Abandon »: leaving the programme, and coming back. @source specification §2 */
export default function AbandonmentPage() {
  return <Abandonment />;
}
