import { SelfScreening } from './screening/self-screening.tsx';

/** « Évaluez mon sommeil ». @source specification §2 */
export default function SelfScreeningPage() {
  return <SelfScreening />;
}
