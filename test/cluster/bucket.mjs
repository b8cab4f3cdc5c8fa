import { createHash, randomBytes } from 'node:crypto';
import { CreateBucketCommand, GetObjectCommand, NoSuchKey, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { slowedServer } from '../faults/slowed-server.mjs';

const FOLDER = 'documentos/';

/**
 * A bucket of its own on an S3 server that runs already, by a way that can be cut; it stays there.
 * @param {string} server as `http://key:secret@host:port`
 */
export async function openBucket(server) {
  const { username: accessKeyId, password: secretAccessKey, origin: endpoint } = new URL(server);
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials });
  const Bucket = `dfc-cluster-${randomBytes(6).toString('hex')}`;
  await client.send(new CreateBucketCommand({ Bucket }));
  const way = await slowedServer(new URL(endpoint));
  return {
    env: {
      STORAGE_URL: `s3://${Bucket}?endpoint=${new URL(way.url).origin}`,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
    cut: way.cut,
    /** @type {import('../faults/check.mjs').Files} */
    files: {
      names: async () => {
        /** @type {Set<string>} */
        const names = new Set();
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: FOLDER }))
          for (const { Key = '' } of Contents) names.add(Key.slice(FOLDER.length));
        return names;
      },
      hashOf: async (name) => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: `${FOLDER}${name}` }));
          return createHash('sha256')
            .update((await Body?.transformToByteArray()) ?? '')
            .digest('hex');
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      },
    },
  };
}
