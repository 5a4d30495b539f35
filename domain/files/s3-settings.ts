/** Parsing of `OBJECT_STORE_URL`. */

export interface S3Settings {
  /** URL of the folder of the objects, with a slash at the end. */
  folder: string;
  /** Host and bucket, for messages. */
  name: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
}

/** What providers that have no regions accept. */
const DEFAULT_REGION = 'us-east-1';

/** Names in a path that need no escaping, which signatures and stores treat differently. */
const PATH = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?$/i;

/**
 * `s3+https://KEY:SECRET@HOST/BUCKET/FOLDER?region=REGION`; the folder and the region may be left
 * out.
 * @returns undefined for another text
 */
export function parseS3Url(text: string): S3Settings | undefined {
  const address = /^s3\+(https?:\/\/.*)$/s.exec(text)?.[1];
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, host, pathname, username, password, searchParams, hash } = new URL(address);
  const [, bucket, folder = ''] = PATH.exec(pathname) ?? [];
  const region = searchParams.get('region') ?? DEFAULT_REGION;
  const hasOthers = [...searchParams.keys()].some((name) => name !== 'region') || hash !== '';
  if (!bucket || !username || !password || hasOthers || !/^[\w-]{1,64}$/.test(region)) {
    return undefined;
  }
  try {
    return {
      folder: `${origin}/${bucket}${folder}/`,
      name: `${host}/${bucket}${folder}`,
      bucket,
      region,
      keyId: decodeURIComponent(username),
      secret: decodeURIComponent(password),
    };
  } catch {
    return undefined;
  }
}
