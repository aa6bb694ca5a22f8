import type { Operation } from '../operations.ts';
import { requestPath, type Values } from '../request/request-path.ts';

export const languages = ['curl', 'TypeScript', 'Client', 'Python', 'Go', 'PHP', 'Swift', 'Kotlin'] as const;

export interface CodeExample {
  readonly language: (typeof languages)[number];
  readonly text: string;
}

export type RequestHeaders = Readonly<Record<string, string>>;

/**
 * Code that requests a document, in several languages. The headers that the client library sends itself are
 * left out.
 * @param serviceUrl without a trailing slash.
 */
export function codeExamples(
  operation: Operation,
  values: Values,
  serviceUrl: string,
  headers: RequestHeaders = {},
): readonly CodeExample[] {
  const url = serviceUrl + requestPath(operation.path, values);
  const texts = {
    curl: curl(url, headers),
    TypeScript: typeScript(url, headers),
    Client: `// In a page or in Deno; programs for Node and Bun install scriptorium-client
import { createClient } from ${JSON.stringify(`${serviceUrl}/client.js`)};

const client = createClient({ baseUrl: ${JSON.stringify(serviceUrl)} });
const data = await client.${call(operation, values)};

console.log(data);`,
    Python: python(url, headers),
    Go: go(url, headers),
    PHP: php(url, headers),
    Swift: swift(url, headers),
    Kotlin: kotlin(url, headers),
  };
  return languages.map((language) => ({ language, text: texts[language] }));
}

function each(headers: RequestHeaders, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('');
}

function curl(url: string, headers: RequestHeaders): string {
  // With an explicit Accept-Encoding, curl must not decompress the response
  const compressed = headers['Accept-Encoding'] ? '' : ' --compressed';
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const fields = each(headers, (name, value) => `  -H ${quoted(`${name}: ${value}`)} \\\n`);
  const output = headers['Accept-Encoding'] ? '  --output response \\\n' : '';
  return `curl${compressed} \\\n${fields}${output}  '${url.replaceAll("'", '%27')}'`;
}

function typeScript(url: string, headers: RequestHeaders): string {
  const options = Object.keys(headers).length > 0 ? `, {\n  headers: ${JSON.stringify(headers)},\n}` : '';
  return `const response = await fetch(${JSON.stringify(url)}${options});
const data = await response.json();
if (!response.ok) throw new Error(data.error.message);

console.log(data);`;
}

function python(url: string, headers: RequestHeaders): string {
  const fields = Object.keys(headers).length > 0 ? `, headers=${JSON.stringify(headers)}` : '';
  return `import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

try:
    with urlopen(Request(${JSON.stringify(url)}${fields})) as response:
        data = json.load(response)
except HTTPError as error:
    raise SystemExit(json.load(error)["error"]["message"])

print(json.dumps(data, indent=2, ensure_ascii=False))`;
}

function go(url: string, headers: RequestHeaders): string {
  return `package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
)

func main() {
	request, err := http.NewRequest("GET", ${JSON.stringify(url)}, nil)
	if err != nil {
		log.Fatal(err)
	}
${each(headers, (name, value) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})\n`)}	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var data map[string]any
	if err := json.NewDecoder(response.Body).Decode(&data); err != nil {
		log.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		log.Fatal(data["error"])
	}
	fmt.Println(data)
}`;
}

function php(url: string, headers: RequestHeaders): string {
  const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const fields = each(headers, (name, value) => `${quoted(`${name}: ${value}`)}, `).replace(/, $/, '');
  return `<?php
$context = stream_context_create(['http' => [
    'ignore_errors' => true,
    'header' => [${fields}],
]]);
$body = file_get_contents(${quoted(url)}, false, $context);
$data = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
if (isset($data['error'])) {
    throw new RuntimeException($data['error']['message']);
}

print_r($data);`;
}

function swift(url: string, headers: RequestHeaders): string {
  return `import Foundation

var request = URLRequest(url: URL(string: ${JSON.stringify(url)})!)
${each(headers, (name, value) => `request.setValue(${swiftText(value)}, forHTTPHeaderField: ${swiftText(name)})\n`)}let (body, response) = try await URLSession.shared.data(for: request)
guard (response as? HTTPURLResponse)?.statusCode == 200 else {
    fatalError(String(decoding: body, as: UTF8.self))
}
let data = try JSONSerialization.jsonObject(with: body)

print(data)`;
}

function swiftText(text: string): string {
  return JSON.stringify(text).replaceAll('\\(', '\\\\(');
}

function kotlin(url: string, headers: RequestHeaders): string {
  // A dollar sign would start a template
  const quoted = (text: string) => JSON.stringify(text).replaceAll('$', '\\$');
  return `import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse

fun main() {
    val request = HttpRequest.newBuilder(URI.create(${quoted(url)}))
${each(headers, (name, value) => `        .header(${quoted(name)}, ${quoted(value)})\n`)}        .build()
    val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())
    check(response.statusCode() == 200) { response.body() }

    println(response.body())
}`;
}

function call(operation: Operation, values: Values): string {
  const question = /^\/api\/x\/([^?]+)\?/.exec(requestPath(operation.path, values))?.[1];
  if (question) {
    const inPath = operation.path.split('?')[0]!;
    const given = operation.parameters.filter(({ name }) => values[name] && !inPath.includes(`{${name}}`));
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

/** The client has no methods of their own for these documents, to stay small. */
const withoutMethod: ReadonlySet<string> = new Set([
  'getOpenApi',
  'getTranslationLanguages',
  'getTranslationNames',
  'getLanguageTranslations',
]);

function clientMethod(operationId: string): string {
  if (withoutMethod.has(operationId)) return 'get';
  const name = operationId
    .replace(/^get(?:Available)?/, '')
    .replace(/BookChapter(?=Words|AudioTimings)/, '')
    .replace('BookChapter', 'Chapter')
    .replace('PeopleGroup', 'Group')
    .replace(/Translation(?!s$)|Dataset(?!s$|Books|Chapter)|Commentary(?=Profile|\w+References$)/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}
