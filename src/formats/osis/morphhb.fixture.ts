import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface SourceVerse {
  readonly osisId: string;
  readonly chapter: number;
  readonly number: number;
  readonly text: string;
  readonly notes: readonly string[];
  readonly words: readonly SourceWord[];
}

export interface SourceWord {
  readonly text: string;
  readonly strongs: readonly string[];
  readonly morph: string;
}

const folder = join(dirname(createRequire(import.meta.url).resolve('morphhb/package.json')), 'wlc');

export function morphhbFiles(): { readonly name: string; readonly source: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xml') && name !== 'VerseMap.xml')
    .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));
}

/** Finds verses by regular expressions: an oracle that shares no code with the reader. */
export function versesOfFile(source: string): SourceVerse[] {
  return [...source.matchAll(/<verse osisID="(\w+\.(\d+)\.(\d+))">(.*?)<\/verse>/gs)].map(
    ([, osisId, chapter, number, body]) => {
      const withoutNotes = body!.replace(/<note.*?<\/note>/gs, '');
      return {
        osisId: osisId!,
        chapter: Number(chapter),
        number: Number(number),
        text: plain(withoutNotes).replace(/\s*־\s*/g, '־'),
        notes: [...body!.matchAll(/<note[^>]*>(.*?)<\/note>/gs)].map(([, note]) =>
          plain(note!.replace('</catchWord><rdg', '</catchWord> <rdg')),
        ),
        words: [...withoutNotes.matchAll(/<w lemma="([^"]*)"[^>]* morph="([^"]*)"[^>]*>(.*?)<\/w>/gs)].map(
          ([, lemma, morph, text]) => ({
            text: plain(text!),
            strongs: (lemma!.match(/\d+(?: [a-z])?/g) ?? []).map((number) => `H${number.replace(' ', '')}`),
            morph: morph!,
          }),
        ),
      };
    },
  );
}

function plain(xml: string): string {
  return xml
    .replace(/<[^>]*>/g, '')
    .replace(/(?<=[\u0590-\u05ff])\/|^\/(?=[\u0590-\u05ff])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
