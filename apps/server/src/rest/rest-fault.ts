import { AppError, toAppError, type FieldIssue } from '@aube/api/server';
import type { RestRow } from './route.ts';
import type { Locale } from '@aube/content/locale';
import { faultText, issueText } from './texts/texts.ts';
import { startOfDay } from './vocabulary/codecs.ts';
import { scheduleUnavailable } from './vocabulary/diary-week.ts';
import { toFrenchPath, type EdgeIssue } from './vocabulary/vocabulary.ts';

const WHOLE_BODY = 'corps';

/**
 * True for a fault of a value in the path, which gets 404. False when the REST layer itself found a
 * fault of this value, which gets 422.
 */
function isAboutUrl(row: RestRow, { path }: FieldIssue, edgeIssues: EdgeIssue[]): boolean {
  const [root] = path;
  const isOfPath = Object.hasOwn(row.url ?? {}, String(root));
  return isOfPath && !edgeIssues.some((each) => each.path[0] === root);
}

function frenchKey(row: RestRow, { path, french }: EdgeIssue): string {
  if (french !== undefined) return french;
  const [root] = path;
  for (const [word, { field }] of Object.entries(row.query ?? {})) {
    if (field === root) return word;
  }
  const place = row.url?.[String(root)]?.place;
  if (place !== undefined) return place;
  const found = toFrenchPath(row.body ?? [], path);
  return found?.join('.') ?? WHOLE_BODY;
}

function mergeIssues(issues: FieldIssue[], edgeIssues: EdgeIssue[]): FieldIssue[] {
  const keyOf = ({ path }: FieldIssue) => path.join('.');
  const ofEdge = new Map(edgeIssues.map((issue) => [keyOf(issue), issue]));
  return issues.map((issue) => ofEdge.get(keyOf(issue)) ?? issue);
}

export function faultOfRow(
  row: RestRow,
  thrown: unknown,
  edgeIssues: EdgeIssue[],
  hasPrecondition: boolean,
): AppError {
  const fault = toAppError(thrown);
  if (fault.appCode === 'VERSION_CONFLICT' && hasPrecondition) {
    return new AppError('PRECONDITION_FAILED', { cause: fault });
  }
  if (fault.appCode !== 'INVALID') return fault;
  if (fault.issues.some((issue) => isAboutUrl(row, issue, edgeIssues)))
    return new AppError('NOT_FOUND');
  return new AppError('INVALID', { issues: mergeIssues(fault.issues, edgeIssues) });
}

function errorsOf(row: RestRow | null, issues: FieldIssue[], locale: Locale) {
  const errors = new Map<string, Set<string>>();
  for (const issue of issues) {
    const key = row ? frenchKey(row, issue) : issue.path.join('.');
    errors.set(key, (errors.get(key) ?? new Set()).add(issueText(locale, issue)));
  }
  return Object.fromEntries([...errors].map(([key, texts]) => [key, [...texts]]));
}

function factsOf({ details }: AppError) {
  const { questionnaire, reason, id, opensOn, afterModule } = details;
  const unavailable = scheduleUnavailable.encode(reason);
  return {
    ...(typeof questionnaire === 'string' && { questionnaire }),
    ...((typeof id === 'number' || typeof id === 'string') && { id }),
    ...(typeof opensOn === 'string' && { disponible_le: startOfDay.encode(opensOn) }),
    ...(typeof afterModule === 'number' && { module_a_terminer: afterModule }),
    ...(unavailable !== null && { horaire_indisponible: unavailable }),
  };
}

/** @decision D40 */
export function restFaultBody(
  fault: AppError,
  { row, locale, requestId }: { row: RestRow | null; locale: Locale; requestId: string },
): Record<string, unknown> {
  return {
    message: faultText(locale, fault.appCode, fault.retryAfterSeconds),
    code: fault.appCode,
    ...(fault.issues.length > 0 && { errors: errorsOf(row, fault.issues, locale) }),
    ...factsOf(fault),
    requestId,
  };
}
