import { isIP } from 'node:net';

/** A bucket of an S3-compatible store. */
export interface BucketSettings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Whether the bucket is named in the path of an address, or before its host. */
  pathStyle: boolean;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,50}$/i;

/** Null where none is named; throws one sentence of one that is named in part. */
export function bucketOf(
  env: Record<string, string | undefined>,
  { endpoint, pathStyle }: { endpoint: string | null; pathStyle: boolean },
): BucketSettings | null {
  const {
    FMIS_MEDIA_S3_BUCKET: bucket = '',
    FMIS_MEDIA_S3_ACCESS_KEY: accessKey = '',
    FMIS_MEDIA_S3_SECRET_KEY: secretKey = '',
  } = env;
  const region = env.FMIS_MEDIA_S3_REGION || 'us-east-1';
  if (!Object.keys(env).some((name) => name.startsWith('FMIS_MEDIA_S3_') && env[name])) return null;
  const needed = { ENDPOINT: endpoint ?? '', BUCKET: bucket, ACCESS_KEY: accessKey, SECRET_KEY: secretKey };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === '' ? [`FMIS_MEDIA_S3_${name}`] : []));
  if (endpoint === null || missing.length > 0) throw new Error(`Media in a bucket also need ${missing.join(' and ')}.`);
  const { origin, href, hostname } = new URL(endpoint);
  if (href !== `${origin}/`) {
    throw new Error(
      'FMIS_MEDIA_S3_ENDPOINT must be the address of the store alone, such as https://s3.example.com, without a path, a bucket or a password.',
    );
  }
  if (!BUCKET.test(bucket)) throw new Error(`FMIS_MEDIA_S3_BUCKET must be the name of a bucket, not "${bucket}".`);
  if (!REGION.test(region)) throw new Error(`FMIS_MEDIA_S3_REGION must be the name of a region, not "${region}".`);
  if (!pathStyle && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw new Error('FMIS_MEDIA_S3_PATH_STYLE=0 needs a store with a name: no bucket stands before an IP address.');
  }
  return { endpoint: origin, bucket, region, accessKey, secretKey, pathStyle };
}
