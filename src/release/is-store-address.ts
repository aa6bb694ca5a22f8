/** Whether people name an object store with it, such as `s3://bucket/prefix`. */
export function isStoreAddress(name: string): boolean {
  return /^s3:\/\//i.test(name);
}
