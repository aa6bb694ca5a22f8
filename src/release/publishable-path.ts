import { PublishError } from './publish-error.ts';

/** Names that no host takes for something else: no dot in front, nothing that any file system or proxy reads as a way. */
const segment = /^[A-Za-z0-9_~@!$&'()+,;=-][A-Za-z0-9._~@!$&'()+,;=-]*$/;
/** What ext4, APFS and NTFS take, with room for `.gz`. */
const longestSegment = 250;

/**
 * The path as it is, when it can be a file below any root and an address on any host.
 * @throws PublishError for everything else, such as `/api/../x`, whoever wrote it.
 */
export function publishablePath(path: string): string {
  const [first, ...segments] = path.split('/');
  const isPublishable =
    first === '' &&
    segments.length > 0 &&
    segments.every((name) => name.length <= longestSegment && segment.test(name));
  if (!isPublishable)
    throw new PublishError(`${JSON.stringify(path)} cannot be the path of a published file.`);
  return path;
}
