// Tests stores that return wrong bytes, refuse requests, hang or are full: each costs one notice.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSharedStore } from '../../../compiler/cache/shared/shared-store.ts';
import type { SharedGroup } from '../../../compiler/index.ts';
import { remoteCache } from '../remote-cache.ts';
import { openStore } from '../stores/open-store.ts';
import { openCacheServer } from './cache-server.ts';

const key = 'a key that all machines of the tests share';
const server = await openCacheServer();
test.after(() => server.close());

const groups: SharedGroup[] = ['first', 'second', 'third'].map((name) => ({
  name,
  entries: new Map([
    [`${name} a`, Buffer.from('sand')],
    [`${name} b`, Buffer.from('')],
    [`${name} c`, Buffer.from('Möwe'.repeat(1000))],
  ]),
}));
const names = groups.map(({ name }) => name);

/**
 * Opens the cache without state from earlier runs, like another machine.
 *
 * @param limit timeout for the store, in milliseconds
 */
function openMachine({ limit = 60_000, secret = key, url = server.url } = {}) {
  const noFolder = () => {
    throw new Error('this store needs no folder');
  };
  return openSharedStore(
    async ({ signal, report }) => {
      const store = await openStore(new URL(url), { signal, openFolder: noFolder });
      return remoteCache({ store, key: secret, scope: ['site'], isWritable: true, report });
    },
    'remote-cache',
    limit,
  );
}

/** Reads all groups like another machine. */
async function readAll(options = {}) {
  const machine = openMachine(options);
  const found: SharedGroup[] = [];
  await machine.read(names, async (group) => void found.push(group));
  await machine.close();
  return { found: found.map(({ name }) => name).sort(), groups: found, problem: machine.problem()?.message };
}

async function writeAll(options = {}) {
  const machine = openMachine(options);
  await machine.write(groups.map((group) => async () => group));
  await machine.close();
  return { problem: machine.problem()?.message };
}

assert.equal(await writeAll(), { problem: undefined });
const stored = new Map(server.files);

test.before.each(() => {
  server.fault = undefined;
  server.requests.length = 0;
  server.files.clear();
  for (const [name, bytes] of stored) server.files.set(name, bytes);
});

test('another machine reads the same bytes', async () => {
  const read = await readAll();
  assert.is(read.problem, undefined);
  for (const { name, entries } of groups) {
    const found = read.groups.find((group) => group.name === name)!;
    assert.equal(
      Array.from(found.entries, ([entry, bytes]) => [entry, Buffer.from(bytes).toString()]),
      Array.from(entries, ([entry, bytes]) => [entry, Buffer.from(bytes).toString()]),
    );
  }
});

const flip = (file: Buffer, place: number) =>
  Buffer.from(file.map((byte, index) => (index === place ? byte ^ 1 : byte)));

/** Wrong bytes that a store returns. */
const lies: Record<string, (file: Buffer) => Buffer> = {
  'a flipped bit in the seal': (file) => flip(file, 0),
  'a flipped bit in the entries': (file) => flip(file, 40),
  'a flipped bit at the end': (file) => flip(file, file.length - 1),
  'half of the bytes': (file) => file.subarray(0, file.length / 2),
  'more bytes': (file) => Buffer.concat([file, file]),
  'less than a seal': (file) => file.subarray(0, 20),
  'no bytes': () => Buffer.alloc(0),
  'a web page': () => Buffer.from('<!doctype html><title>Log in</title>'),
};

for (const [name, lie] of Object.entries(lies))
  test(`a store that returns ${name} provides no entry`, async () => {
    for (const [file, bytes] of stored) if (file.startsWith('/cas/')) server.files.set(file, lie(bytes));
    const { found, problem } = await readAll();
    assert.equal(found, []);
    assert.match(problem!, 'data that was not written with the key');
  });

test('one wrong group leaves the others usable', async () => {
  const wrong = [...stored.keys()].find((name) => name.startsWith('/cas/'))!;
  server.files.set(wrong, Buffer.from('wrong'));
  const { found, problem } = await readAll();
  assert.is(found.length, 2);
  assert.match(problem!, 'data that was not written with the key');
});

test('a store that swaps groups provides no entry', async () => {
  const results = [...stored.keys()].filter((name) => name.startsWith('/ac/'));
  results.forEach((name, index) => server.files.set(name, stored.get(results[(index + 1) % results.length]!)!));
  const { found, problem } = await readAll();
  assert.equal(found, []);
  assert.match(problem!, 'data that was not written with the key');
});

test('a file in /ac without a hash counts as missing', async () => {
  for (const name of stored.keys())
    if (name.startsWith('/ac/')) server.files.set(name, Buffer.from('{"hash":"../.."}'));
  const { found, problem } = await readAll();
  assert.equal([found, problem], [[], undefined]);
  assert.ok(server.requests.every((request) => request.startsWith('GET /ac/')));
});

test('a file that the store has deleted counts as missing', async () => {
  for (const name of stored.keys()) if (name.startsWith('/cas/')) server.files.delete(name);
  const { found, problem } = await readAll();
  assert.equal([found, problem], [[], undefined]);
});

test('with another key, a machine finds no group, and replaces none', async () => {
  const secret = 'another key, which attackers know';
  assert.equal((await readAll({ secret })).found, []);
  await writeAll({ secret });
  assert.equal((await readAll()).found, [...names].sort());
});

for (const status of [301, 401, 403, 500, 507])
  test(`a store that answers ${status} is not used any more`, async () => {
    server.fault = (_request, response) => Boolean(response.writeHead(status).end('no'));
    assert.match((await readAll()).problem!, /the server answers GET with status|redirect|fetch failed/);
    assert.ok(server.requests.length <= names.length);
    assert.match((await writeAll()).problem!, /the server answers PUT with status|redirect|fetch failed/);
  });

test('a store that becomes full keeps its older files usable', async () => {
  server.files.clear();
  let writes = 0;
  server.fault = ({ method }, response) =>
    method === 'PUT' && (writes += 1) > 4 && Boolean(response.writeHead(507).end('full'));
  assert.match((await writeAll()).problem!, 'the server answers PUT with status 507');
  const { found, problem } = await readAll();
  assert.ok(found.length <= 2);
  assert.is(problem, undefined);
});

test('a store that never answers is not used any more', async () => {
  server.fault = () => true;
  assert.match((await readAll({ limit: 50 })).problem!, 'requests took more than 0.05 seconds in total');
  assert.match((await writeAll({ limit: 50 })).problem!, 'requests took more than 0.05 seconds in total');
});

test('a store that stops in the middle of a file is not used any more', async () => {
  server.fault = ({ url = '' }, response) =>
    url.startsWith('/cas/') && (response.writeHead(200, { 'content-length': 1000 }).write('a'), true);
  assert.match((await readAll({ limit: 200 })).problem!, 'requests took more than 0.2 seconds in total');
});

test('a store that breaks connections is not used any more', async () => {
  server.fault = (request) => Boolean(request.socket.destroy());
  assert.match((await readAll()).problem!, 'the shared cache of the extension "remote-cache" could not be used: ');
});

test('a store that is down is not used any more, and the notice has the reason', async () => {
  assert.match((await readAll({ url: 'http://127.0.0.1:1' })).problem!, /ECONNREFUSED|bad port/);
});

test('user and password of the URL are sent, and are not in notices', async () => {
  const given: (string | undefined)[] = [];
  server.fault = ({ headers }, response) => {
    given.push(headers.authorization);
    return Boolean(response.writeHead(403).end());
  };
  const { problem } = await readAll({ url: server.url.replace('://', '://gull:s%40nd@') });
  assert.is(given[0], `Basic ${Buffer.from('gull:s@nd').toString('base64')}`);
  assert.not.match(problem!, /gull|s@nd|s%40nd/);
});

test.run();
