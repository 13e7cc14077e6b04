import { NightDetails } from '../details/night-details.tsx';
import { NightPreview } from '../result/night-preview.tsx';

/** What stands below the questions of a night: its details, and the night as it is told. */
export default function BelowQuestions() {
  return (
    <>
      <NightDetails />
      <NightPreview />
    </>
  );
}
