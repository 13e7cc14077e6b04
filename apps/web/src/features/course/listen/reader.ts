export type Reading = 'idle' | 'reading' | 'paused';

/** Callbacks of one piece. No callback is called after the piece was stopped. */
export type Heard = { readonly onEnd: () => void; readonly onFault: () => void };

type ReaderParts<P> = {
  /** @returns a function that stops the piece */
  readonly say: (piece: P, heard: Heard) => () => void;
  /** @returns a function that removes the mark */
  readonly mark: (piece: P) => () => void;
  readonly onChange: (reading: Reading) => void;
  readonly onFault: () => void;
};

const nothing = () => undefined;

/** Reads pieces in order. After a pause, the piece is read from its beginning. */
export function createReader<P>({ say, mark, onChange, onFault }: ReaderParts<P>) {
  let pieces: readonly P[] = [];
  let at = 0;
  let cutOff: () => void = nothing;

  const silence = () => {
    cutOff();
    cutOff = nothing;
  };
  const stop = () => {
    silence();
    pieces = [];
    onChange('idle');
  };
  const sayOn = () => {
    const piece = pieces[at];
    if (piece === undefined) {
      stop();
      return;
    }
    const unmark = mark(piece);
    const hush = say(piece, {
      onEnd: () => {
        unmark();
        at += 1;
        sayOn();
      },
      onFault: () => {
        stop();
        onFault();
      },
    });
    cutOff = () => {
      unmark();
      hush();
    };
  };
  return {
    start(all: readonly P[]) {
      silence();
      pieces = all;
      at = 0;
      onChange('reading');
      sayOn();
    },
    pause() {
      if (pieces.length === 0) return;
      silence();
      onChange('paused');
    },
    goOn() {
      onChange('reading');
      sayOn();
    },
    stop,
  };
}
