import { shellWord } from '@aube/api/server';
import type { Locale } from '@aube/content/locale';
import type { Operation } from './operation.ts';

const encoded = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');

function filledPath(path: string, { parameters }: Operation): string {
  let filled = path;
  for (const each of parameters) {
    if (!('name' in each) || each.in !== 'path') continue;
    filled = filled.replace(`{${each.name}}`, () => encoded(String(each.example)));
  }
  return filled;
}

const sendsFile = ({ responses }: Operation) => {
  const { content = {} } = responses['200'] ?? {};
  return Object.keys(content).length > 0 && !Object.hasOwn(content, 'application/json');
};

/**
 * Example of a call with curl; `AUBE_TOKEN` is the caller's token. When the call is refused, curl
 * writes no file.
 */
export function curlLine(given: {
  site: string;
  path: string;
  method: string;
  operation: Operation;
  locale: Locale;
}): string {
  const { site, path, method, operation, locale } = given;
  const address = shellWord(`${site}${filledPath(path, operation)}?lang=${locale}`);
  const isRead = method === 'get';
  const example = operation.requestBody?.content['application/json'].example;
  return [
    `curl ${isRead ? '' : `-X ${method.toUpperCase()} `}${sendsFile(operation) ? '-f -OJ ' : ''}${address}`,
    ...(operation.security.length > 0 ? ['-H "Authorization: Bearer $AUBE_TOKEN"'] : []),
    ...(example === undefined
      ? []
      : [
          `-H ${shellWord('Content-Type: application/json')}`,
          `-d ${shellWord(JSON.stringify(example))}`,
        ]),
  ].join(' \\\n  ');
}
