import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { freePort } from '../free-port.js';

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a free port is returned as it is, and a later one if it is occupied', async () => {
  const server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const next = await freePort(port);
  assert.ok(next > port && next < port + 20, String(next));
  server.close();
  await once(server, 'close');
  assert.is(await freePort(port), port);
});

test.run();
