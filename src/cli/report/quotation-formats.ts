import type { FileQuotation } from '../../check/quotations/check-quotations.ts';
import { count } from '../../lib/count.ts';
import { changesWording, type Difference } from '../../questions/quotation/describe-differences.ts';
import { annotation, sarifLocation } from './check-formats.ts';

/** @param corrected number of other quotations, which were wrong and are not in `checked` any more. */
type QuotationFormat = (checked: readonly FileQuotation[], corrected: number) => string;

export const quotationFormats: Readonly<Record<'text' | 'json' | 'github' | 'sarif', QuotationFormat>> = {
  text: (checked, corrected) =>
    [...findingsOf(checked).flatMap(textLines), summaryOf(checked, corrected)].join('\n'),
  json: (checked) =>
    JSON.stringify(
      {
        quotations: checked.map(({ file, line, column, severity, text, answer }) => ({
          file,
          line,
          column,
          severity: severity ?? null,
          quotation: text,
          ...answer,
        })),
      },
      null,
      2,
    ),
  github: (checked) =>
    findingsOf(checked)
      .map((each) => annotation({ ...each, code: ruleOf(each), message: messageOf(each) }, ''))
      .join('\n'),
  sarif: (checked) => JSON.stringify(sarifOf(findingsOf(checked)), null, 2),
};

function findingsOf(checked: readonly FileQuotation[]): FileQuotation[] {
  return checked.filter(({ severity }) => severity !== undefined);
}

const ruleOf = ({ rule }: FileQuotation) => `quotation-${rule}`;

function textLines(found: FileQuotation): string[] {
  const { file, line, column, severity, answer } = found;
  const head = `${file}:${line}:${column}: ${severity}: ${messageOf(found)} [${ruleOf(found)}]`;
  const isShown = found.rule === 'altered' && answer.text !== null;
  return isShown ? [head, `    ${answer.edition}: ${oneLine(answer.text!)}`] : [head];
}

function messageOf({ quotation, text, answer, rule, claimed: verses }: FileQuotation): string {
  const { label, edition, differences, claimed } = answer;
  const place = `${label} (${edition})`;
  const elsewhere =
    claimed?.agrees === false && label !== null
      ? ` The reference says ${oneLine(quotation.writtenRef)}.`
      : '';
  const own = verses ? ` ${verses.label} (${verses.edition}): ${inQuotes(oneLine(verses.text))}` : '';
  switch (rule) {
    case 'unknown-translation':
      return `The library has no translation "${quotation.edition}" to compare with: ${inQuotes(shortened(text))}`;
    case 'altered':
      return `Wrong words in ${place}: ${differences.filter(changesWording).map(changeText).join(', ')}.${elsewhere}`;
    case 'wrong-reference':
      if (answer.verdict !== rule) {
        const missing = `There is no ${oneLine(quotation.writtenRef)}`;
        return label === null
          ? `${missing}, and no edition has this quotation: ${inQuotes(shortened(text))}`
          : `${missing}. Similar words are in ${place}.`;
      }
      return `These words are from ${place}.${elsewhere}`;
    case 'exact-in-other-edition':
      return `These words are from ${place}, not from ${quotation.edition}.`;
    case 'paraphrase':
      return `This is not word for word: ${place} has ${inQuotes(oneLine(answer.text!))}${elsewhere}`;
    default:
      return `No edition has this quotation: ${inQuotes(shortened(text))}${own}`;
  }
}

function changeText({ kind, from = '', to = '' }: Difference): string {
  const [right, wrong] = [oneLine(from), oneLine(to)];
  if (kind === 'left-out') return `"${right}" is left out`;
  if (kind === 'added') return `"${wrong}" is added`;
  return kind === 'moved' ? `"${wrong}" is moved` : `"${wrong}" instead of "${right}"`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

function inQuotes(text: string): string {
  return /[.!?…]$/.test(text) ? `"${text}"` : `"${text}".`;
}

function shortened(text: string): string {
  const line = oneLine(text);
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

function summaryOf(checked: readonly FileQuotation[], corrected: number): string {
  const errors = checked.filter(({ severity }) => severity === 'error').length;
  const warnings = checked.filter(({ severity }) => severity === 'warning').length;
  return `${count(checked.length + corrected, 'quotation')} checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}

function sarifOf(found: readonly FileQuotation[]) {
  const rules = [...new Set(found.map(ruleOf))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        columnKind: 'utf16CodeUnits',
        results: found.map((each) => ({
          ruleId: ruleOf(each),
          ruleIndex: rules.indexOf(ruleOf(each)),
          level: each.severity,
          message: { text: messageOf(each) },
          locations: [sarifLocation(each, '')],
        })),
        tool: {
          driver: {
            name: 'scriptorium',
            rules: rules.map((id) => ({ id, shortDescription: { text: id.replaceAll('-', ' ') } })),
          },
        },
      },
    ],
  };
}
