import { ALERT_REASONS, type CallReason } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { Lock, Moon, TriangleAlert } from 'lucide-react';
import { Badge } from '../list/badge.tsx';
import { reasonWords } from './call-words.tsx';

export function ReasonBadge({ reason }: { reason: CallReason }) {
  const { i18n } = useLingui();
  const isLocked = reason === 'scheduleLocked';
  const isAlert = ALERT_REASONS.includes(reason);
  const Icon = isLocked ? Lock : isAlert ? TriangleAlert : Moon;
  return (
    <Badge look={isLocked || isAlert ? 'attention' : 'plain'} icon={Icon}>
      {i18n._(reasonWords[reason])}
    </Badge>
  );
}
