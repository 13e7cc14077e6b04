import { mailOutbox } from '@aube/db/schema';
import { isWaiting } from '../../time/record/within.ts';
import { CLAIM_SECONDS } from '../rules/letter-attempts.ts';

/** SQL condition: a process is sending the email. */
export const isClaimed = isWaiting(mailOutbox.claimedUntil, CLAIM_SECONDS);
