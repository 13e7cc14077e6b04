import { shownAddress } from '@aube/auth';
import { z } from 'zod';

/** Stored address in an answer, with the letters of its domain. @decision D95 */
export const shownEmail = z.string().overwrite(shownAddress);
