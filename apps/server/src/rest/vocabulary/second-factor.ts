import { z } from 'zod';
import type { InputOf, ItemOf, OutputOf } from '../procedure-types.ts';
import { instant } from './codecs.ts';
import type { BodyVocabulary, ReplyVocabulary, WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

/** @decision D57 */
export const secondFactor = named('SecondFacteur', [
  word('propose', 'isOffered'),
  word('obligatoire', 'isRequired'),
  word('en_vigueur_depuis', 'inForceSince', { codec: instant }),
  word('codes_secours_restants', 'recoveryCodesLeft'),
]) satisfies ReplyVocabulary<ItemOf<'account.getSecondFactor'>>;

export const shownSecret = named('SecretSecondFacteur', [
  word('secret', 'secret'),
  word('uri', 'uri'),
  word('billet', 'ticket'),
]) satisfies ReplyVocabulary<ItemOf<'account.beginSecondFactor'>>;

export const firstCode = named('PremierCode', [
  word('billet', 'ticket', { access: 'in' }),
  word('code', 'code', { access: 'in' }),
]) satisfies BodyVocabulary<InputOf<'account.confirmSecondFactor'>>;

export const withSession = ({
  recoveryCodes,
  session,
}: OutputOf<'account.confirmSecondFactor'>) => ({ recoveryCodes, ...session, tokenType: 'Bearer' });

export const secondFactorInForce = named('SecondFacteurInstalle', [
  word('codes_secours', 'recoveryCodes'),
  word('access_token', 'token', { shape: z.string().nullable() }),
  word('token_type', 'tokenType', { shape: z.literal('Bearer') }),
  word('expires_at', 'expiresAt', { shape: z.date().nullable() }),
]) satisfies ReplyVocabulary<ReturnType<typeof withSession>>;

export const recoveryCodes = named('CodesSecours', [
  word('codes_secours', 'recoveryCodes'),
]) satisfies ReplyVocabulary<ItemOf<'account.renewRecoveryCodes'>>;

export const reset = named('RetraitSecondFacteur', [
  word('raison', 'reason', { access: 'in' }),
]) satisfies WordsOf<'admin.resetSecondFactor'>;
