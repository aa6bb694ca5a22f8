import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledStarter } from '../compiled.ts';
import { markdownPage } from '../docs/markdown-page.ts';
import { isLong } from '../long-tests.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';

setDefaultTimeout(1_800_000);

const service = 'https://scripture.example.org';
const { blocks } = markdownPage('docs/swift-and-kotlin.md');
const codeIn = (name: string) => blocks.filter(({ language }) => language === name).map(({ text }) => text);
const swiftc = Bun.which('swiftc');
const java = Bun.which('java');
if (!swiftc) console.log('The Swift program of docs/swift-and-kotlin.md is not compiled: it needs swiftc.');
if (!java) console.log('The Kotlin program of docs/swift-and-kotlin.md is not compiled: it needs java.');

const project = scratchFolder();
let server: ServedLibrary;
beforeAll(async () => {
  if (!isLong) return;
  server = await serveLibrary((await compiledStarter()).library);
  writeFileSync(join(project, 'package.json'), '{}');
  await run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', 'quicktype@26.0.0');
  for (const command of codeIn('sh')) await run('sh', '-c', command.replaceAll(service, server.url));
});
afterAll(() => server?.stop());

async function run(...command: string[]): Promise<string> {
  const child = Bun.spawn(command, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  if ((await child.exited) !== 0) throw new Error(`${command.join(' ')}:\n${output}${errors}`);
  return output;
}

test.skipIf(!isLong || !swiftc)('the Swift program prints a passage', async () => {
  const [client, program] = codeIn('swift');
  writeFileSync(join(project, 'Service.swift'), client!);
  writeFileSync(join(project, 'main.swift'), program!.replaceAll(service, server.url));
  await run(swiftc!, 'Scripture.swift', 'Service.swift', 'main.swift', '-o', 'program');
  expect(await run('./program')).toMatch(/^16 And Ruth said, [\s\S]*\n17 Where [\s\S]*\nThe text of 1769 /);
});

/** Declarations of kotlinx.serialization, whose library is not in the registry of npm. */
const serialization: Readonly<Record<string, string>> = {
  'kotlinx.serialization': `annotation class Serializable
    annotation class SerialName(val value: String)
    interface StringFormat
    fun <T> StringFormat.decodeFromString(text: String): T = TODO(text)`,
  'kotlinx.serialization.json': `class JsonBuilder(var ignoreUnknownKeys: Boolean = false)
    class Json : kotlinx.serialization.StringFormat
    fun Json(build: JsonBuilder.() -> Unit): Json { JsonBuilder().build(); return Json() }`,
  'kotlinx.serialization.descriptors': 'private val unused = 0',
  'kotlinx.serialization.encoding': 'private val unused = 0',
};

test.skipIf(!isLong || !java)('the Kotlin client compiles', async () => {
  const types = await Bun.file(join(project, 'Scripture.kt')).text();
  // kotlinx.serialization cannot decode the classes that quicktype writes for several types
  expect(types).not.toContain('sealed class');
  await run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', 'kotlin-compiler@2.4.20');
  writeFileSync(join(project, 'Service.kt'), codeIn('kotlin')[0]!);
  const stubs = Object.entries(serialization).map(([name, code]) => {
    writeFileSync(join(project, `${name}.kt`), `package ${name}\n${code}\n`);
    return `${name}.kt`;
  });
  const compiler = 'node_modules/kotlin-compiler/bin/kotlinc-jvm';
  await run('bash', compiler, 'Scripture.kt', 'Service.kt', ...stubs, '-d', 'client.jar');
});
