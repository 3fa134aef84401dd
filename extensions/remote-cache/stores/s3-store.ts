import type { AwsClient as Client } from 'aws4fetch';
import { loadPackage } from './load-package.ts';
import { answerTo, bodyOf, checkAnswer } from './requests.ts';
import type { Store } from './store.ts';

/**
 * Opens a bucket of S3, or of a server with the same protocol. The credentials are in the usual environment variables:
 * `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`.
 *
 * @param url bucket and prefix: `s3://bucket/docs`
 * @throws MissingPackage if aws4fetch is not installed
 */
export async function s3Store(url: URL, signal: AbortSignal, env = process.env): Promise<Store> {
  const { AwsClient } = await loadPackage<{ AwsClient: typeof Client }>('aws4fetch');
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
  const region = env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1';
  const sessionToken = env.AWS_SESSION_TOKEN;
  const client = new AwsClient({ accessKeyId, secretAccessKey, sessionToken, region, service: 's3', retries: 0 });
  const endpoint = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  const bucket =
    endpoint === undefined
      ? `https://${url.host}.s3.${region}.amazonaws.com`
      : `${endpoint.replace(/\/$/, '')}/${url.host}`;
  const placeOf = (name: string) => `${bucket}${url.pathname.replace(/\/$/, '')}/${name}`;
  return {
    get: async (name) => bodyOf(await answerTo(client.fetch(placeOf(name), { signal })), 'GET'),
    async put(name, bytes) {
      const response = await answerTo(client.fetch(placeOf(name), { method: 'PUT', body: Buffer.from(bytes), signal }));
      await checkAnswer(response, 'PUT');
      await response.body?.cancel();
    },
  };
}
