import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import S3rver from 's3rver';

/** Its only account. */
const KEY = 'S3RVER';
const SECRET = 'a/b+c@d e';

/** A real S3 server on a free port, with one bucket; unlike plain s3rver it checks the signatures. */
export async function startS3() {
  const directory = makeTestFolder();
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await server.run();
  const [answer] = server.httpServer.listeners('request') as RequestListener[];
  server.httpServer.removeAllListeners('request').on('request', (request, response) => {
    if (isSigned(request)) return answer?.(request, response);
    request.resume();
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  return {
    /** An S3_URL for it. */
    url: (secret = SECRET, bucket = 'pictures') =>
      `http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}`,
    stop: async () => {
      if (!server.httpServer.listening) return;
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      removeTestFolder(directory);
    },
  };
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=\w+\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/;

/** Whether the account signed the request: Amazon's Signature Version 4, of a request without a query. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const [, day = '', region = '', names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, url, '', signed.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const hash = createHash('sha256').update(request).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, hash].join(
    '\n',
  );
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${SECRET}`, day));
  return hmac(key, toSign).toString('hex') === signature;
}
