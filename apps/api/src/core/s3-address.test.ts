import { expect, test } from 'vitest';
import { readS3Address } from './s3-address.ts';

test('key, secret, host and bucket are read', () => {
  expect(readS3Address('http://KEY:SECRET@127.0.0.1:9000/pictures')).toEqual({
    bucketUrl: 'http://127.0.0.1:9000/pictures',
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
    region: 'us-east-1',
  });
});

test('a region and characters that mean something in an address', () => {
  expect(readS3Address('https://AK:a%2Fb%2Bc%40d@s3.example/my.bucket/?region=eu-central-1')).toEqual({
    bucketUrl: 'https://s3.example/my.bucket',
    accessKeyId: 'AK',
    secretAccessKey: 'a/b+c@d',
    region: 'eu-central-1',
  });
});

test.each([
  'http://127.0.0.1:9000/pictures',
  'http://KEY@127.0.0.1/pictures',
  'http://KEY:SECRET@127.0.0.1',
  'http://KEY:SECRET@127.0.0.1/',
  'http://KEY:SECRET@127.0.0.1/pictures/avatars',
  'http://KEY:SECRET@127.0.0.1/pictures?region=',
  'http://KEY:SECRET@127.0.0.1/pictures?zone=eu',
  'http://KEY:%E0%A4%A@127.0.0.1/pictures',
  's3://KEY:SECRET@127.0.0.1/pictures',
  'pictures',
])('%s is refused', (address) => {
  expect(readS3Address(address)).toBeUndefined();
});
