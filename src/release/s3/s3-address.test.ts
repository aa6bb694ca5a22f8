import { describe, expect, test } from 'bun:test';
import { PublishError } from '../publish-error.ts';
import { parseS3Address } from './s3-address.ts';

describe('the address of an object store', () => {
  test('is a bucket and a prefix, which may be empty', () => {
    expect(parseS3Address('s3://bible')).toEqual({ name: 's3://bible', bucket: 'bible', prefix: '' });
    expect(parseS3Address('s3://bible/')).toEqual(parseS3Address('s3://bible'));
    expect(parseS3Address('s3://my.bible-1/v1/texts')).toEqual({
      name: 's3://my.bible-1/v1/texts',
      bucket: 'my.bible-1',
      prefix: 'v1/texts/',
    });
    expect(parseS3Address('s3://bible/v1/')).toEqual(parseS3Address('s3://bible/v1'));
    expect(parseS3Address('s3://bible/библия').prefix).toBe('библия/');
  });

  test.each([
    ['s3://', 'names no bucket'],
    ['s3:///prefix', 'names no bucket'],
    ['s3:/bible', 'has to look like s3://bucket/prefix'],
    ['https://bible.example', 'has to look like s3://bucket/prefix'],
    ['s3://b', '"b" cannot be the name of a bucket'],
    ['s3://key:secret@bible', 'cannot be the name of a bucket'],
    ['s3://bible/../other', '".."'],
    ['s3://bible/a/./b', '"."'],
    ['s3://bible//a', 'empty part'],
    ['s3://bible/a//', 'empty part'],
    ['s3://bible/a b', 'white space'],
    ['s3://bible/a?region=x', '?'],
    ['s3://bible/a\nb', 'white space'],
    ['s3://bible/a\u0000', 'character'],
  ])('is not %j', (url, reason) => {
    expect(() => parseS3Address(url)).toThrow(PublishError);
    expect(() => parseS3Address(url)).toThrow(reason);
  });
});
