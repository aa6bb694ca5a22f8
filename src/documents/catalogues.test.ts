import { expect, test } from 'bun:test';
import { availableDatasets } from './catalogues.ts';

test('the catalogue is sorted by id in code unit order', () => {
  const datasets = [{ id: 'b' }, { id: 'a' }, { id: 'B' }];
  expect(String(availableDatasets(datasets))).toBe('{"datasets":[{"id":"B"},{"id":"a"},{"id":"b"}]}');
  expect(String(availableDatasets([]))).toBe('{"datasets":[]}');
});
