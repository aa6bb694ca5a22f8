import type { Operation } from '../operations.ts';
import { requestPath, type Values } from '../request/request-path.ts';

export interface CodeExample {
  readonly language: 'curl' | 'TypeScript' | 'Client' | 'Python';
  readonly text: string;
}

/** Code that requests a document, in several languages. @param serviceUrl without a slash at its end. */
export function codeExamples(
  operation: Operation,
  values: Values,
  serviceUrl: string,
): readonly CodeExample[] {
  const url = serviceUrl + requestPath(operation.path, values);
  const quoted = JSON.stringify(url);
  return [
    { language: 'curl', text: `curl --compressed \\\n  '${url.replaceAll("'", '%27')}'` },
    {
      language: 'TypeScript',
      text: `const response = await fetch(${quoted});
const data = await response.json();
if (!response.ok) throw new Error(data.error.message);

console.log(data);`,
    },
    {
      language: 'Client',
      text: `import { createClient } from 'scriptorium-client';

const client = createClient({ baseUrl: ${JSON.stringify(serviceUrl)} });
const data = await client.${call(operation, values)};

console.log(data);`,
    },
    {
      language: 'Python',
      text: `import json
from urllib.error import HTTPError
from urllib.request import urlopen

try:
    with urlopen(${quoted}) as response:
        data = json.load(response)
except HTTPError as error:
    raise SystemExit(json.load(error)["error"]["message"])

print(json.dumps(data, indent=2, ensure_ascii=False))`,
    },
  ];
}

function call(operation: Operation, values: Values): string {
  const question = /^\/api\/x\/(\w+)\?/.exec(operation.path)?.[1];
  if (question) {
    const given = operation.parameters.filter(({ name }) => values[name]);
    const parameters = Object.fromEntries(given.map(({ name }) => [name, values[name]]));
    return `ask(${JSON.stringify(question)}, ${JSON.stringify(parameters)})`;
  }
  const method = clientMethod(operation.id);
  if (method === 'get') return `get(${JSON.stringify(requestPath(operation.path, values))})`;
  const words = operation.parameters.map(({ name, isNumber }) => {
    const value = values[name] ?? '';
    return isNumber && /^\d+$/.test(value) ? String(Number(value)) : JSON.stringify(value);
  });
  return `${method}(${words.join(', ')})`;
}

/** The method of the client library for an operation, which has a shorter name: `words` for `getTranslationBookChapterWords`. */
function clientMethod(operationId: string): string {
  if (operationId === 'getOpenApi') return 'get';
  const name = operationId
    .replace(/^get(?:Available)?/, '')
    .replace(/BookChapter(?=Words|AudioTimings)/, '')
    .replace('BookChapter', 'Chapter')
    .replace('PeopleGroup', 'Group')
    .replace(/Translation(?!s$)|Dataset(?!s$|Books|Chapter)|Commentary(?=Profile)/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}
