/** `available_datasets.json`: `{datasets: Dataset[]}`, sorted by id in code unit order. */
export function availableDatasets(datasets: readonly Readonly<Record<string, unknown>>[]): string {
  const sorted = datasets.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  return JSON.stringify({ datasets: sorted });
}
