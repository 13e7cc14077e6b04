import type { AnswerableItem, AnswerValue } from '@aube/api/rules';
import type { Fault } from '../../../lib/error-code.ts';
import type { Answers } from '../model/definition.ts';

/** Answers as the server holds them; no version while it holds none. */
export interface Kept {
  readonly answers: Answers;
  readonly version: number | null;
}

export interface SaveRequest {
  readonly answers: Record<string, AnswerValue>;
  readonly submit: boolean;
  readonly version?: number;
}

export interface SaveReply {
  readonly version: number;
}

/** How a draft reaches its server. */
export interface Connection<Reply extends SaveReply> {
  readonly items: readonly AnswerableItem[];
  readonly send: (request: SaveRequest) => Promise<Reply>;
}

export interface DraftState {
  readonly answers: Answers;
  /** `waiting`: the server cannot be reached, and is tried again; `refused`: it said no. */
  readonly status: 'kept' | 'pending' | 'sending' | 'waiting' | 'refused';
  /** An instant of this device. */
  readonly keptAt: string | null;
  readonly fault: Fault | null;
}

/** `merged`: answers from elsewhere came in, which must be looked at before anything is sent. */
export type Submission<Reply> =
  | { readonly kind: 'submitted'; readonly reply: Reply }
  | { readonly kind: 'merged' };
