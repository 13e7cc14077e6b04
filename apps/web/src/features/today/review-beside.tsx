import type { Programme } from '../../lib/programme-data.ts';
import { BesidePrimary } from '../../ui/button.tsx';
import { ReviewCard } from '../weeks/review/review-card.tsx';
import { waitingReview } from '../nights/waiting-review.ts';

/** The review, while something else comes first today. */
export default function ReviewBeside({ programme }: { readonly programme: Programme }) {
  const closed = waitingReview(programme);
  if (closed === null) return null;
  return (
    <BesidePrimary value>
      <div className="mt-4">
        <ReviewCard programme={programme} closed={closed} />
      </div>
    </BesidePrimary>
  );
}
