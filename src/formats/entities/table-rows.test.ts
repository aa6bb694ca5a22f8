import { expect, test } from 'bun:test';
import { DiagnosticCollector } from '../diagnostic-collector.ts';
import { tableRows } from './entity-tables.ts';

function parsed(text: string) {
  const collector = new DiagnosticCollector('Table.csv');
  const rows = tableRows(text, collector.report);
  return { rows, diagnostics: () => collector.diagnostics(text), collector };
}

test('cells are found by the name of their column, trimmed', () => {
  const { rows } = parsed('a, b ,c\r\n1,"x,\r\n""y""", 3 \r\n');
  expect(rows.map((row) => [row.cell('a'), row.cell('b'), row.cell('c'), row.cell('d')])).toEqual([
    ['1', 'x,\r\n"y"', '3', ''],
  ]);
});

test('a cell is found in its source, after rows of several lines and letters of several bytes', () => {
  const text = 'a,b\r\n"é\r\n😀,",x\r\n\r\n1,"p,q"\n';
  const { rows } = parsed(text);
  expect(rows.map((row) => text.slice(row.atCell('b')).slice(0, 3))).toEqual(['x\r\n', '"p,']);
  expect(text.slice(rows[1]!.atCell('b', 'q'))).toBe('q"\n');
});

test('cells may be separated by semicolons', () => {
  const text = 'a;b\n"Gen.1.1;Gen.1.2";x,"y"\n1;"open\n2;"q"\n';
  const { rows, diagnostics } = parsed(text);
  expect([rows[0]!.cell('a'), rows[0]!.cell('b')]).toEqual(['Gen.1.1;Gen.1.2', 'x,"y"']);
  expect(text.slice(rows[0]!.atCell('b')).slice(0, 5)).toBe('x,"y"');
  expect(diagnostics()).toMatchObject([{ code: 'malformed-csv', line: 3 }]);
});

test('blank rows are passed over', () => {
  const { rows, diagnostics } = parsed('\n,,\na,b\n\n,\n1,2\n , \n');
  expect(rows.map((row) => row.cell('b'))).toEqual(['2']);
  expect(diagnostics()).toEqual([]);
});

test('a row with more or fewer cells than the header is read and reported at its line', () => {
  const { rows, diagnostics } = parsed('a,b\n1\n1,2,3\n1,2\n');
  expect(rows.map((row) => row.cell('b'))).toEqual(['', '2', '2']);
  expect(diagnostics().map(({ code, line }) => [code, line])).toEqual([
    ['malformed-csv', 2],
    ['malformed-csv', 3],
  ]);
});

test('an unclosed quotation mark is reported at the start of its row, and the previous rows are read', () => {
  const { rows, diagnostics } = parsed('a,b\n1,2\n3,"4\n5,6\n');
  expect(rows.map((row) => row.cell('a'))).toEqual(['1']);
  expect(diagnostics()).toMatchObject([{ code: 'malformed-csv', line: 3, column: 1 }]);
});

test('quotation marks inside a cell without quotes are text', () => {
  expect(parsed('a,b\n1,5 "q" z\n').rows[0]!.cell('b')).toBe('5 "q" z');
});

test('rows that run together for a quotation mark are reported, rightly quoted ones are not', () => {
  const { rows, diagnostics } = parsed('a,b\n1,"open\n2,"q"\n3,4\n"""5"", x",6\n');
  expect(rows.map((row) => row.cell('a'))).toEqual(['1', '3', '"5", x']);
  expect(diagnostics()).toMatchObject([{ code: 'malformed-csv', line: 2 }]);
});
