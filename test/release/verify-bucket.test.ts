import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { openLibrary } from '../../src/library/library.ts';
import { compiledSmallContent } from '../compiled.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { startS3Server, useS3Environment } from '../object-store/s3-server.ts';

setDefaultTimeout(600_000);

let endpoint: string;
let place: string;

beforeAll(async () => {
  useS3Environment();
  const server = await startS3Server();
  endpoint = server.endpoint;
  place = `s3://${server.bucket}/verified`;
});

test('a publication in a bucket can be verified and compared', async () => {
  const { directory } = await compiledSmallContent();
  const bucket = ['--endpoint', endpoint, '--path-style'];
  const published = await runCommand('publish', directory, place, ...bucket);
  expect(published).toMatchObject({ exitCode: 0 });
  const { exitCode, stdout } = await runCommand('verify', place, ...bucket);
  const { documents } = openLibrary(directory, { readOnly: true }).manifest()!;
  expect([exitCode, stdout]).toEqual([
    0,
    expect.stringMatching(new RegExp(`${documents} of ${documents} documents read, .*; 0 problems\n$`)),
  ]);
  expect(await runCommand('diff', directory, place, ...bucket)).toMatchObject({ exitCode: 0 });
});
