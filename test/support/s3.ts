import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { Settings } from '#platform/config/config.js';
import { settings } from '#platform/config/settings.js';
import { type CuttableProxy, cuttableProxy } from './cuttable-proxy.js';

/** A bucket of its own on the S3 server that TEST_S3_URL names, by a way that a test can cut. */
export interface TestBucket {
  /** The settings of an installation that keeps its files in this bucket. */
  settings: Settings;
  way: CuttableProxy;
  /** Every key that there is. */
  keys: () => Promise<string[]>;
}

/** Makes one. @param prefix what the keys begin with */
export async function testBucket(prefix = ''): Promise<TestBucket> {
  const server = process.env['TEST_S3_URL'];
  if (server === undefined) throw new Error('TEST_S3_URL is missing: http://key:secret@host:port');
  const { username: accessKeyId, password: secretAccessKey, hostname, port } = new URL(server);
  const way = await cuttableProxy(hostname, Number(port));
  const credentials = { accessKeyId, secretAccessKey };
  const Bucket = `dfc-teste-${randomBytes(6).toString('hex')}`;
  const endpoint = `http://${hostname}:${port}`;
  const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket }));
  return {
    settings: {
      ...settings,
      storageUrl: `s3://${Bucket}${prefix === '' ? '' : `/${prefix}`}?endpoint=http://127.0.0.1:${way.port}`,
      storageKey: { ...credentials, sessionToken: undefined },
    },
    way,
    keys: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key = '' }) => Key);
    },
  };
}
