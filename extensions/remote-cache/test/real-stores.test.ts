// Tests the stores: nginx with the config in the docs, Redis, a folder, and the protocol of S3.
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { AwsClient } from 'aws4fetch';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSharedStore } from '../../../compiler/cache/cache.ts';
import { folderFiles } from '../../../compiler/extensions/hooks/run-cache.ts';
import type { SharedGroup } from '../../../compiler/index.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';
import { remoteCache } from '../remote-cache.ts';
import { loadPackage, MissingPackage } from '../stores/load-package.ts';
import { openStore } from '../stores/open-store.ts';
import { freePort, startProgram, withProgram } from './run-program.ts';

const key = 'a key that all machines of the tests share';
const temp = tempFolder();
test.after(() => temp.remove());

/**
 * Opens a store without state from earlier runs, like another machine. The timeout is long, because the tests may run
 * on a busy machine.
 */
function openMachine(url: string) {
  return openSharedStore(
    async ({ signal, report }) => {
      const store = await openStore(new URL(url), { signal, openFolder: folderFiles });
      return remoteCache({ store, key, scope: ['site'], isWritable: true, report });
    },
    'remote-cache',
    60_000,
  );
}

const groupOf = (text: string): SharedGroup => ({ name: 'first', entries: new Map([['key', Buffer.from(text)]]) });

async function write(url: string, text: string): Promise<string | undefined> {
  const machine = openMachine(url);
  await machine.write([async () => groupOf(text)]);
  await machine.close();
  return machine.problem()?.message;
}

async function read(url: string): Promise<{ found: string | undefined; problem: string | undefined }> {
  const machine = openMachine(url);
  let found: string | undefined;
  await machine.read(['first', 'missing'], async ({ entries }) => {
    found = Buffer.from(entries.get('key')!).toString();
  });
  await machine.close();
  return { found, problem: machine.problem()?.message };
}

/** Reads a missing group, replaces a group, and writes the group from two machines at the same time. */
async function tryStore(url: string): Promise<void> {
  assert.equal(await read(url), { found: undefined, problem: undefined });
  for (const text of ['low', 'high'.repeat(100_000)]) {
    assert.is(await write(url, text), undefined);
    assert.equal(await read(url), { found: text, problem: undefined });
  }
  const written = await Promise.all([write(url, 'ebb'), write(url, 'flow')]);
  assert.equal(written, [undefined, undefined]);
  assert.ok(['ebb', 'flow'].includes((await read(url)).found!));
}

test('a folder stores groups', async () => {
  const folder = path.join(temp.dir, 'folder with ü');
  await tryStore(pathToFileURL(folder).href);
  assert.is(readdirSync(folder, { recursive: true }).length, 2);
});

test('a folder that is a file costs one notice', async () => {
  temp.write({ file: '' });
  const url = pathToFileURL(path.join(temp.dir, 'file')).href;
  assert.type(await write(url, 'low'), 'string');
});

const nginx = '/usr/sbin/nginx';

withProgram(nginx)('nginx stores groups with the config in the docs', async () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../content/docs/publish/large-sites.md'), 'utf8');
  const [, server] = /^```nginx title="nginx.conf"\n([\s\S]*?)^```$/m.exec(page)!;
  const port = await freePort();
  const folder = path.join(temp.dir, 'nginx');
  mkdirSync(path.join(folder, 'root'), { recursive: true });
  const site = server!
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/var/cache/lectern', `${folder}/root`);
  const config = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  const stop = await startProgram(nginx, ['-p', folder, '-c', config, '-g', 'daemon off;'], port);
  try {
    await tryStore(`http://127.0.0.1:${port}/team`);
    assert.equal(readdirSync(path.join(folder, 'root/team')).sort(), ['ac', 'cas']);
  } finally {
    await stop();
  }
  assert.match((await read(`http://127.0.0.1:${port}/team`)).problem!, 'ECONNREFUSED');
});

const redis = '/usr/bin/redis-server';
const redisArgs = (port: number) =>
  ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--requirepass', 'tide'].flat();

withProgram(redis)('Redis stores groups, and a restart loses only its entries', async () => {
  const port = await freePort();
  const url = `redis://:tide@127.0.0.1:${port}/3`;
  let stop = await startProgram(redis, redisArgs(port), port);
  try {
    await tryStore(url);
    const { problem } = await read(`redis://:wrong@127.0.0.1:${port}/3`);
    assert.match(problem!, /WRONGPASS|NOAUTH/);
    assert.not.match(problem!, 'wrong@');
    // Stops the server while the cache is open.
    const machine = openMachine(url);
    await machine.read(['first'], async () => undefined);
    await stop();
    await machine.read(['first'], async () => assert.unreachable());
    assert.type(machine.problem()?.message, 'string');
    await machine.close();
    assert.match((await read(url)).problem!, 'ECONNREFUSED');
    stop = await startProgram(redis, redisArgs(port), port);
    assert.equal(await read(url), { found: undefined, problem: undefined });
  } finally {
    await stop();
  }
});

test('requests to S3 have a valid signature, and a missing group causes no error', async () => {
  const environment = {
    AWS_ACCESS_KEY_ID: 'gull',
    AWS_SECRET_ACCESS_KEY: 'secret of the gull',
    AWS_REGION: 'eu-north-1',
  };
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const signer = new AwsClient({
      accessKeyId: environment.AWS_ACCESS_KEY_ID,
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY,
      region: environment.AWS_REGION,
      service: 's3',
    });
    const signed = await signer.sign(`http://${headers.host}${url}`, {
      method,
      headers: { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) },
      aws: { datetime: String(headers['x-amz-date']) },
    });
    if (signed.headers.get('authorization') !== headers.authorization) return void response.writeHead(403).end();
    if (method === 'PUT') objects.set(url, Buffer.concat(chunks));
    const object = objects.get(url);
    response.writeHead(object ? 200 : 404).end(object);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, environment, { AWS_ENDPOINT_URL_S3: endpoint });
  try {
    await tryStore('s3://harbour/docs');
    assert.match([...objects.keys()][0]!, /^\/harbour\/docs\/[\da-f]{64}$/);
    process.env.AWS_SECRET_ACCESS_KEY = 'wrong';
    assert.match((await read('s3://harbour/docs')).problem!, 'the server answers GET with status 403');
    delete process.env.AWS_SECRET_ACCESS_KEY;
    assert.match((await read('s3://harbour/docs')).problem!, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
  } finally {
    for (const name of [...Object.keys(environment), 'AWS_ENDPOINT_URL_S3']) delete process.env[name];
    server.closeAllConnections();
    server.close();
  }
});

test('the error for a missing package names the package', async () => {
  try {
    await loadPackage('a-package-that-is-not-installed');
    assert.unreachable();
  } catch (error) {
    assert.instance(error, MissingPackage);
    assert.is((error as MissingPackage).message, 'the package "a-package-that-is-not-installed" is not installed');
    assert.is((error as MissingPackage).hint, 'run "npm install a-package-that-is-not-installed"');
  }
});

test.run();
