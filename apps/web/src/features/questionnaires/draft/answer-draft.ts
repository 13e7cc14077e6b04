import { type AnswerValue, fittingAnswers } from '@aube/api/rules';
import { type Fault, faultOf } from '../../../lib/error-code.ts';
import { noVersion } from '../../../lib/no-version.ts';
import { withAnswer } from '../model/answers.ts';
import type { Answers } from '../model/definition.ts';
import { isSameAnswers, mergeAnswers } from '../model/merge-answers.ts';
import { currentOf, mayPass } from './draft-faults.ts';
import type {
  Connection,
  DraftState,
  Kept,
  SaveReply,
  SaveRequest,
  Submission,
} from './draft-types.ts';

const pauseMs = 700;
const retryMs = { first: 4000, last: 60_000 } as const;

/**
 * What somebody answers, kept on the server as they go. It lives in this tab's memory beyond its
 * page, so that a lost session and a login lose nothing; never in the browser's storage.
 */
export class AnswerDraft<Reply extends SaveReply> {
  #state: DraftState;
  #base: Answers;
  #version: number | null;
  #connection: Connection<Reply> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #submission: Promise<Submission<Reply>> | null = null;
  #failures = 0;
  readonly #listeners = new Set<() => void>();

  constructor({ answers, version }: Kept) {
    this.#base = answers;
    this.#version = version;
    this.#state = { answers, status: 'kept', keptAt: null, fault: null };
  }

  readonly getState = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes in what the server holds now; what was changed here and not sent yet stays. */
  adopt({ answers, version }: Kept): void {
    const merged = mergeAnswers({ base: this.#base, mine: this.#state.answers, theirs: answers });
    this.#base = answers;
    this.#version = version;
    this.#set({ answers: merged });
  }

  connect(connection: Connection<Reply>): void {
    this.#connection = connection;
    if (this.#isUnsent()) this.#schedule(0);
  }

  /** Sends nothing more, whatever happens: these answers are done with, or somebody else is here. */
  close(): void {
    clearTimeout(this.#timer);
    this.#connection = null;
  }

  change(code: string, value: AnswerValue | undefined): void {
    this.#set({ answers: withAnswer(this.#state.answers, code, value), fault: null });
    this.#failures = 0;
    this.#schedule(pauseMs);
  }

  /** Sends what is not sent yet; resolves when nothing is on its way. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (!this.#isUnsent()) {
      if (this.#state.status === 'pending') this.#set({ status: 'kept' });
      return;
    }
    this.#running = this.#save().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  /** What a page that is being left should still send; null when all of it is kept. */
  findUnsent(): SaveRequest | null {
    if (!this.#isUnsent()) return null;
    // The reply of a save under way, and with it the next version, will not be heard.
    const version = this.#running ? {} : { version: this.#version ?? noVersion };
    return { answers: this.#fitting(), submit: false, ...version };
  }

  /** Hands everything in, once however often it is pressed. @throws what the server answers otherwise */
  async submit(): Promise<Submission<Reply>> {
    this.#submission ??= this.#handIn().finally(() => {
      this.#submission = null;
    });
    return this.#submission;
  }

  async #handIn(): Promise<Submission<Reply>> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (!this.#connection) throw new Error('the draft is not connected');
    const { items, send } = this.#connection;
    const { answers } = this.#state;
    // Of questions that are asked no more nothing is sent; what must be corrected is, and refused.
    const asked = Object.entries(answers).filter(([code]) =>
      items.some((item) => item.code === code),
    );
    const version = this.#version ?? noVersion;
    try {
      const reply = await send({ answers: Object.fromEntries(asked), submit: true, version });
      // Nothing is left to send: a draft of what is submitted would be refused.
      this.#base = this.#state.answers;
      this.#version = reply.version;
      return { kind: 'submitted', reply };
    } catch (error) {
      const current = currentOf(faultOf(error));
      if (!current) throw error;
      this.adopt(current);
      if (isSameAnswers(this.#state.answers, answers)) return this.#handIn();
      return { kind: 'merged' };
    }
  }

  async #save(): Promise<void> {
    if (!this.#connection) return;
    const answers = this.#fitting();
    this.#set({ status: 'sending' });
    try {
      const version = this.#version ?? noVersion;
      const reply = await this.#connection.send({ answers, submit: false, version });
      this.#base = answers;
      this.#version = reply.version;
      this.#failures = 0;
      const status = this.#isUnsent() ? 'pending' : 'kept';
      this.#set({ status, keptAt: new Date().toISOString(), fault: null });
    } catch (error) {
      this.#fail(faultOf(error));
    }
  }

  #fail(fault: Fault): void {
    const current = currentOf(fault);
    this.#failures += 1;
    if (current) {
      this.adopt(current);
      this.#set({ status: this.#isUnsent() ? 'pending' : 'kept' });
      if (this.#isUnsent()) this.#schedule(this.#failures > 3 ? retryMs.first : 0);
      return;
    }
    if (!mayPass(fault)) {
      this.#set({ status: 'refused', fault });
      return;
    }
    this.#set({ status: 'waiting', fault });
    // Whoever logs in next may be somebody else: the page that asks again connects it again.
    if (fault.httpStatus === 401) return;
    this.#schedule(Math.min(retryMs.last, retryMs.first * 2 ** (this.#failures - 1)));
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (this.#state.status === 'kept') this.#set({ status: 'pending' });
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  /** A draft takes only what fits its items: what is half typed stays here. */
  #fitting(): Record<string, AnswerValue> {
    return this.#connection
      ? fittingAnswers(this.#connection.items, this.#state.answers)
      : { ...this.#state.answers };
  }

  #isUnsent(): boolean {
    return !isSameAnswers(this.#fitting(), this.#base);
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
