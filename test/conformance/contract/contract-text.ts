import { readFileSync } from 'node:fs';

export class ContractText {
  readonly #text: string;

  constructor(path: string) {
    this.#text = readFileSync(path, 'utf8');
  }

  table(section: string, heading: string): string[] {
    return this.rows(section, heading).flatMap(([fields]) => fields!.split(/,\s*/));
  }

  /** The fields in the table row that begins with this cell: `text: string; poem?: number (indent)`. */
  row(section: string, heading: string, first: string): string[] {
    const row = this.rows(section, heading).find(([cell]) => cell === first);
    if (!row) throw new Error(`the contract's section ${section} has no row ${first}`);
    return (
      withoutBrackets(row[1]!)
        .split(';')
        .map((field) => field.trim().split(':')[0]!)
        .flatMap((field) => field.replace(/ as \w+$/, '').split(/,\s*/))
        // A list of shapes may continue after a semicolon
        .filter((name) => /^[a-z]/.test(name))
    );
  }

  rows(section: string, heading: string): string[][] {
    const lines = this.section(section).split('\n');
    const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
    if (start === -1) throw new Error(`the contract's section ${section} has no table ${heading}`);
    const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
    return lines.slice(start + 2, end === -1 ? undefined : end).map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  }

  sentence(section: string, opening: string): string[] {
    const text = this.section(section);
    const start = text.indexOf(opening);
    if (start === -1) throw new Error(`the contract's section ${section} does not say ${opening}`);
    const [sentence] = withoutBrackets(text.slice(start + opening.length)).split(/\.\s|\}\.|\n/);
    return [...sentence!.matchAll(/`(\w+\??)`/g)].map(([, name]) => name!);
  }

  section(number: string): string {
    const start = this.#text.search(new RegExp(`^#+ ${number.replace('.', '\\.')}\\.? `, 'm'));
    if (start === -1) throw new Error(`the contract has no section ${number}`);
    const rest = this.#text.slice(start + 3);
    const end = rest.search(/^##/m);
    return rest.slice(0, end === -1 ? undefined : end);
  }
}

function withoutBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, '');
}
