import { inCanon } from '../../model/books.ts';
import type { EntityReference, EntityType, EntityVerse } from '../../model/entities.ts';
import type { TextCleaner } from '../cleaned-text.ts';
import type { DiagnosticCode } from '../diagnostic-codes.ts';
import { descriptionParagraphs, listCell, osisVerses, quotedItems } from './cells.ts';
import type { EntityIndexes, EntityRow } from './entity-index.ts';

export class RowReader {
  danglingReferences = 0;
  readonly #row: EntityRow;
  readonly #indexes: EntityIndexes;
  readonly #cleaner: TextCleaner;

  constructor(row: EntityRow, indexes: EntityIndexes, cleaner: TextCleaner) {
    this.#row = row;
    this.#indexes = indexes;
    this.#cleaner = cleaner;
  }

  get entity() {
    const { id, name } = this.#row.entity;
    return { id, name, verses: this.#verses() };
  }

  text(column: string): string | undefined {
    return this.#cell(column).replace(/\s+/g, ' ') || undefined;
  }

  list(column: string): string[] {
    return listCell(this.#cell(column));
  }

  prose(column: string): string | undefined {
    return this.#cleaner.clean(this.text(column) ?? '') || undefined;
  }

  paragraphs(column: string): string[] {
    return descriptionParagraphs(this.#cell(column))
      .map((paragraph) => this.#cleaner.clean(paragraph))
      .filter((paragraph) => paragraph !== '');
  }

  flag(column: string): boolean | undefined {
    const cell = this.#cell(column);
    if (/^(checked|true|yes|1)$/i.test(cell)) return true;
    if (/^(|unchecked|false|no|0)$/i.test(cell)) return this.#row.row.has(column) ? false : undefined;
    this.report('bad-cell', column, `${quotedItems([cell])} in "${column}" is neither "checked" nor blank`);
    return undefined;
  }

  number(column: string, least = -Infinity, most = Infinity): number | undefined {
    const cell = this.#cell(column);
    if (cell === '') return undefined;
    const value = /^[+-]?\d{1,15}(\.\d{1,30})?$/.test(cell) ? Number(cell) : Number.NaN;
    if (value >= least && value <= most) return value;
    const range = least === -Infinity ? '' : ` from ${least} to ${most}`;
    this.report(
      'bad-cell',
      column,
      `${quotedItems([cell])} in "${column}" is not a number${range}; it was left out`,
    );
    return undefined;
  }

  references(column: string, type: EntityType): EntityReference[] {
    const items = this.list(column);
    const found = items.map((item) => this.#indexes[type].find(item));
    const dangling = items.filter((_, index) => !found[index]);
    if (dangling.length > 0) {
      this.danglingReferences += dangling.length;
      const message = `${quotedItems(dangling)} in "${column}" is not one of the ${type}; it was left out`;
      this.report('dangling-reference', column, message, dangling[0]);
    }
    return [...new Set(found.filter((entity) => entity !== undefined))];
  }

  reference(column: string, type: EntityType): EntityReference | undefined {
    const [first, ...others] = this.references(column, type);
    if (others.length > 0) {
      const names = quotedItems(others.map(({ name }) => name));
      this.report('bad-cell', column, `"${column}" accepts only one; ${names} was left out`);
    }
    return first;
  }

  report(code: DiagnosticCode, column: string, message: string, part?: string): void {
    const { row, report, entity } = this.#row;
    report(code, row.atCell(column, part), `${entity.id}: ${message}.`);
  }

  #verses(): EntityVerse[] {
    const verses = new Map<string, EntityVerse>();
    const unknown: string[] = [];
    for (const item of this.#cell('verses').split(/[\s,;]+/)) {
      if (item === '') continue;
      const places = osisVerses(item);
      if (!places) unknown.push(item);
      for (const place of places ?? []) verses.set(`${place.book} ${place.chapter}:${place.verse}`, place);
    }
    if (unknown.length > 0) {
      const message = `${quotedItems(unknown)} is not a verse such as Gen.1.1; it was left out`;
      this.report('unknown-verse', 'verses', message, unknown[0]);
    }
    return [...verses.values()].sort(inCanon);
  }

  #cell(column: string): string {
    return this.#row.row.cell(column);
  }
}
