/** An S3-compatible storage and how to sign for it. */
export interface S3Address {
  /** http(s)://host[:port]/bucket, path style. */
  bucketUrl: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Storages outside Amazon's cloud take this one. */
const DEFAULT_REGION = 'us-east-1';

/**
 * Reads http(s)://KEY:SECRET@host[:port]/bucket[?region=…]; characters that mean something in an address are percent-encoded.
 * @returns undefined when a part is missing or not readable
 */
export function readS3Address(url: string): S3Address | undefined {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.hash) return undefined;
  const [accessKeyId, secretAccessKey] = [parsed.username, parsed.password].map(decode);
  const bucket = /^\/([A-Za-z0-9._-]+)\/?$/.exec(parsed.pathname)?.[1];
  const { region = DEFAULT_REGION, ...others } = Object.fromEntries(parsed.searchParams);
  if (!accessKeyId || !secretAccessKey || !bucket || !region || Object.keys(others).length > 0)
    return undefined;
  return { bucketUrl: `${parsed.origin}/${bucket}`, accessKeyId, secretAccessKey, region };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
