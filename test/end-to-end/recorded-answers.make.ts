/**
 * Records an answer of the starter library for each operation of the OpenAPI document, and writes that document
 * again.
 */
import { join } from 'node:path';
import { compiledStarter } from '../compiled.ts';
import { serveLibrary } from '../served-library.ts';
import { answeredByPart, compiledPart, exampleRequests, recorded, withHashes } from './recorded-answers.ts';

const folder = join(import.meta.dir, '../../src/documents/openapi');
const { library } = await compiledStarter();
const served = await serveLibrary(library);
const part = await serveLibrary((await compiledPart()).library);
const answers: Record<string, unknown> = {};
for (const request of exampleRequests) {
  const { url } = answeredByPart.includes(request.operationId) ? part : served;
  const response = await fetch(url + withHashes(request, library));
  if (!response.ok) throw new Error(`${request.operationId}: ${await response.text()}`);
  answers[request.operationId] = recorded(request.operationId, (await response.json()) as object);
}
await served.stop();
await part.stop();
await Bun.write(join(folder, 'answer-examples.json'), `${JSON.stringify(answers, null, 1)}\n`);
Bun.spawnSync([process.execPath, join(folder, 'open-api.make.ts')], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
console.log(`The answers of ${Object.keys(answers).length} operations are in ${folder}`);
process.exit(0);
