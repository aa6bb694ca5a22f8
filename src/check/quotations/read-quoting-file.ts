import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { extname as fileExtension } from 'node:path';
import { dirname, extname, join } from 'node:path/posix';
import { explain, systemFault } from '../../lib/system-fault.ts';
import { UserError } from '../../lib/user-error.ts';
import { openZip, type Zip, ZipError } from '../../lib/zip.ts';
import { type QuotingText, readHtml, readMarkdown, readWordDocument } from './quoting-text.ts';

const maxBytes = 64 * 1024 * 1024;

/**
 * Reads a file with quotations: Markdown, HTML, DOCX, EPUB or plain text, by its extension. Each chapter of an EPUB
 * is a text of its own.
 * @throws UserError
 */
export async function readQuotingFile(file: string): Promise<QuotingText[]> {
  try {
    const extension = fileExtension(file).toLowerCase();
    if (extension === '.docx') return await readZip(file, readDocx);
    if (extension === '.epub') return await readZip(file, readEpub);
    const bytes = readFileSync(file);
    if (bytes.length > maxBytes) throw new UserError(`${file} is larger than 64 MiB.`);
    if (bytes.includes(0)) throw new UserError(`${file} is not a text, DOCX or EPUB file.`);
    const source = bytes.toString('utf8');
    return [/^\.(?:html?|xhtml)$/.test(extension) ? readHtml(file, source) : readMarkdown(file, source)];
  } catch (error) {
    if (error instanceof ZipError) throw new UserError(`${file}: ${error.message}`, { cause: error });
    if (error instanceof UserError || !systemFault(error)) throw error;
    throw new UserError(`${file} cannot be read: ${explain(error)}`, { cause: error });
  }
}

async function readZip(file: string, read: (file: string, zip: Zip) => Promise<QuotingText[]>) {
  const descriptor = openSync(file, 'r');
  try {
    const zip = await openZip({
      size: fstatSync(descriptor).size,
      read(offset, length) {
        const bytes = new Uint8Array(length);
        return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset));
      },
    });
    return await read(file, zip);
  } finally {
    closeSync(descriptor);
  }
}

async function readDocx(file: string, zip: Zip): Promise<QuotingText[]> {
  const name = 'word/document.xml';
  if (!zip.files.has(name)) throw new UserError(`${file} is not a DOCX file: it has no ${name}.`);
  const noteParts = ['word/footnotes.xml', 'word/endnotes.xml'].filter((part) => zip.files.has(part));
  const notes = await Promise.all(noteParts.map((part) => memberText(zip, part)));
  return [readWordDocument(file, await memberText(zip, name), notes)];
}

async function readEpub(file: string, zip: Zip): Promise<QuotingText[]> {
  const container = 'META-INF/container.xml';
  const rootFile = zip.files.has(container)
    ? /full-path="([^"]+)"/.exec(await memberText(zip, container))?.[1]
    : undefined;
  if (rootFile === undefined || !zip.files.has(rootFile))
    throw new UserError(`${file} is not an EPUB file: it has no package document.`);
  const document = await memberText(zip, rootFile);
  const items = new Map(
    Array.from(document.matchAll(/<(?:\w+:)?item\b[^>]*>/g), ([tag]) => [
      attribute(tag, 'id'),
      attribute(tag, 'href'),
    ]),
  );
  const texts: QuotingText[] = [];
  for (const [tag] of document.matchAll(/<(?:\w+:)?itemref\b[^>]*>/g)) {
    const href = items.get(attribute(tag, 'idref'));
    const name = href === undefined ? '' : join(dirname(rootFile), decodedPath(href));
    if (!zip.files.has(name) || !/^\.x?html?$/.test(extname(name))) continue;
    texts.push(readHtml(`${file}/${name}`, await memberText(zip, name), false));
  }
  return texts;
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

function decodedPath(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

async function memberText(zip: Zip, name: string): Promise<string> {
  if (zip.files.get(name)! > maxBytes) throw new UserError(`${name} is larger than 64 MiB.`);
  return new TextDecoder().decode(await zip.read(name));
}
