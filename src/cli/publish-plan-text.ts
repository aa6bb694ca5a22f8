import type { PublishSummary } from '../publish/publish.ts';
import { count } from './count.ts';

/** More paths of one folder than this are counted. */
const listedOfFolder = 3;

/** What a publication would do, for people: paths by folder, shortened. */
export function publishPlanText(summary: PublishSummary, place: string): string[] {
  const { release, from, added, changed, deleted, files, filesSize } = summary;
  return [
    `Would publish release ${release} to ${place}${from === null ? '' : `, which has ${from}`}.`,
    `${count(files, 'file')} to put, ${(filesSize / 1e6).toFixed(1)} MB before compression` +
      `${summary.isResumed ? '; an interrupted publication would go on' : ''}.`,
    ...section('added', added),
    ...section('changed', changed),
    ...section('deleted', deleted),
    'Nothing was done: this was a dry run. With --json every path is listed.',
  ];
}

function section(title: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return [`0 ${title}`];
  const folders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/') + 1));
  const lines = [...folders].flatMap(([folder, inFolder]) => {
    const listed = inFolder.slice(0, listedOfFolder).map((path) => `  ${path}`);
    const more = inFolder.length - listed.length;
    return more > 0 ? [...listed, `  ${folder}... ${more} more`] : listed;
  });
  return [`${count(paths.length, 'document')} ${title}:`, ...lines];
}
