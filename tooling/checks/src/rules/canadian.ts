/** English dictionaries accept these spellings, but they are not Canadian. @decision D74 */
const CANADIAN: Readonly<Record<string, string>> = {
  'e-mail': 'email',
  'e-mails': 'emails',
  programme: 'program',
  programmes: 'programs',
  apnoea: 'apnea',
  analyse: 'analyze',
  analysed: 'analyzed',
  analysing: 'analyzing',
  anaemia: 'anemia',
  diarrhoea: 'diarrhea',
  oestrogen: 'estrogen',
  paediatric: 'pediatric',
  ageing: 'aging',
  center: 'centre',
  centers: 'centres',
  color: 'colour',
  colors: 'colours',
  behavior: 'behaviour',
  behaviors: 'behaviours',
  favorite: 'favourite',
  neighbor: 'neighbour',
  fiber: 'fibre',
  defense: 'defence',
  traveling: 'travelling',
  canceled: 'cancelled',
};

/**
 * Matches `is` in words such as « organise » and « realisation », whose Canadian spelling may have
 * `iz`.
 */
const OF_S = /is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/u;

/**
 * Canadian spelling with the capital of the word; null when the word needs no change.
 * @decision D74 pages#canadian-english
 */
export function canadianOf(word: string, has: (word: string) => boolean): string | null {
  const plain = word.toLowerCase().replace(/'s$/u, '');
  const withZ = plain.replace(OF_S, 'iz');
  const own = CANADIAN[plain] ?? (withZ !== plain && has(withZ) ? withZ : undefined);
  if (own === undefined) return null;
  return word.startsWith(plain.slice(0, 1)) ? own : own.slice(0, 1).toUpperCase() + own.slice(1);
}
