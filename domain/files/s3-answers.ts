/** Turns answers of an S3 API that are not a success into errors with a line for the operator. */
import { ObjectStoreError } from './object-store.ts';
import type { S3Settings } from './s3-settings.ts';

/** Bytes of an answer that are read: an error is a few hundred. */
const MAX_LENGTH = 4096;

export async function explainAnswer(
  response: Response,
  { operation, key }: { operation: string; key: string },
  { name, bucket, region }: Pick<S3Settings, 'name' | 'bucket' | 'region'>,
): Promise<ObjectStoreError> {
  const { status } = response;
  const code = /<Code>([\w.]{1,64})<\/Code>/.exec(await startOf(response))?.[1] ?? '';
  const answer = code ? `${status} ${code}` : String(status);
  const store = `The object store ${name}`;
  const refused = (line: string) => new ObjectStoreError('refused', line);
  if (code === 'NoSuchBucket')
    return refused(`${store} has no bucket '${bucket}': create it, or correct OBJECT_STORE_URL`);
  if (status === 404)
    return new ObjectStoreError('missing', `${store} has no object ${key} (${answer})`);
  if (status >= 500 || status === 429)
    return new ObjectStoreError('unreachable', `${store} answered ${answer}`);
  if (status >= 300 && status < 400)
    return refused(
      `${store} answered ${answer}: correct the host or the region '${region}' in OBJECT_STORE_URL`,
    );
  if (code === 'AccessDenied')
    return refused(
      `${store} does not allow this key to ${operation} objects (${answer}): it needs s3:PutObject, s3:GetObject and s3:DeleteObject`,
    );
  if (status === 403 || status === 401)
    return refused(
      `${store} refuses the credentials (${answer}): correct the key and the secret in OBJECT_STORE_URL, and the clock of this machine`,
    );
  return refused(`${store} refuses to ${operation} an object (${answer})`);
}

async function startOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= MAX_LENGTH) break;
    }
  } catch {
    // The status is known, and says enough.
  }
  return text;
}
