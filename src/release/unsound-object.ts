/** Something lies at a path, but it cannot be what was published. The message goes on after the path: "is too large". */
export class UnsoundObject extends Error {
  override readonly name = 'UnsoundObject';
}
