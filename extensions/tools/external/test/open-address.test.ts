import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { beyondNetwork, localName, openAddress, type Lookup } from '../open-address.ts';

const server = createServer((request, response) => {
  requested.push(`${request.method} ${request.headers.host}${request.url}`);
  response.writeHead(302, { location: '/y' }).end('body');
});
const requested: string[] = [];
let port = 0;

test.before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
test.before.each(() => {
  requested.length = 0;
});
test.after(() => {
  server.close();
});

const options = {
  method: 'GET',
  headers: {},
  signal: AbortSignal.timeout(10_000),
  own: ['198.51.100.9', '2606:4700::9'],
} as const;

/** Returns a resolver that resolves every name to these addresses. */
function serverOf(...addresses: string[]): Lookup {
  return (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
}

test('a name that resolves to this network is not requested', async () => {
  for (const address of [
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    'fe80::1%eth0',
    '198.51.100.9',
  ])
    try {
      await openAddress(`http://tides.dev:${port}/x`, { ...options, mayBeLocal: false }, serverOf(address));
      assert.unreachable(address);
    } catch (error) {
      assert.is((error as NodeJS.ErrnoException).code, localName, address);
    }
  assert.equal(requested, []);
});

test('if a name has local and external hosts, only the external ones are connected to', () => {
  const lookUp = beyondNetwork(
    serverOf('127.0.0.1', '198.51.100.7', '::1', '64:ff9b::a00:1', '2606:4700::1', '198.51.100.9', '2606:4700::9'),
    options.own,
  );
  const elsewhere = [
    { address: '198.51.100.7', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ];
  const found: unknown[] = [];
  lookUp('tides.dev', { all: true }, (error, addresses) => found.push(error, addresses));
  lookUp('tides.dev', { all: false }, (error, address, family) => found.push(error, address, family));
  assert.equal(found, [null, elsewhere, null, '198.51.100.7', 4]);
});

test("a name that is not found has the resolver's error", () => {
  const lookUp = beyondNetwork(
    (_name, _options, done) => done(Object.assign(new Error(), { code: 'ENOTFOUND' }), []),
    [],
  );
  lookUp('tides.dev', { all: true }, (error) => assert.is(error?.code, 'ENOTFOUND'));
});

test('if local hosts are allowed, names and addresses are requested, and no redirect is followed', async () => {
  const response = await openAddress(`http://127.0.0.1:${port}/x`, { ...options, mayBeLocal: true });
  assert.equal([response.status, response.headers.location, response.isLocal], [302, '/y', true]);
  const parts: Uint8Array[] = [];
  for await (const part of response.body) parts.push(part);
  assert.is(Buffer.concat(parts).toString(), 'body');
  response.close();
  assert.equal(requested, [`GET 127.0.0.1:${port}/x`]);
});

test.run();
