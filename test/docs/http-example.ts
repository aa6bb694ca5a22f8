export interface HttpExample {
  readonly method: string;
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly status: number;
  readonly answerHeaders: ReadonlyMap<string, string>;
  readonly body: string | undefined;
}

export function httpExamples(markdown: string): HttpExample[] {
  return [...markdown.matchAll(/^```http\n(.*?)^```$/gms)].map(([, block]) => httpExample(block!));
}

function httpExample(block: string): HttpExample {
  const [, method, path, headers = '', status, rest = ''] =
    /^([A-Z]+) (\S+)\n((?:[\w-]+: [^\n]*\n)*)\n(\d{3})\n(.*)$/s.exec(block) ?? [];
  if (!method || !path) throw new Error(`This is not an example of a request and its answer:\n${block}`);
  const [, answerHeaders = '', body = ''] = /^((?:[\w-]+: [^\n]*\n)*)\n?(.*)$/s.exec(rest)!;
  return {
    method,
    path,
    headers: headerMap(headers),
    status: Number(status),
    answerHeaders: headerMap(answerHeaders),
    body: body.trim() || undefined,
  };
}

function headerMap(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
}
