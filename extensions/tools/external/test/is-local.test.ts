// Tests addresses of this machine and its local network, in all spellings.
import { networkInterfaces } from 'node:os';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isLocal, isLocalAddress } from '../is-local.ts';
import { ownAddresses } from '../own-addresses.ts';

/** Addresses of the machine. Some may be public. */
const own = ['198.51.100.9', '2606:4700::9', 'fe80::1%eth0'];

const hostOf = (url: string) => new URL(url).hostname;

const ofThisMachine = [
  'http://198.51.100.9/',
  'http://198.51.100.9./',
  'http://3325256713/',
  'http://0306.063.0144.011/',
  'http://[2606:4700:0:0::0009]/',
  'http://[::ffff:198.51.100.9]/',
  'http://[::ffff:c633:6409]/',
  'http://[::198.51.100.9]/',
  'http://[::ffff:0:198.51.100.9]/',
  'http://[64:ff9b::198.51.100.9]/',
  'http://[64:ff9b::c633:6409]/',
  'http://[2002:c633:6409::1]/',
];
for (const url of ofThisMachine)
  test(`${url} is this machine, if the machine has the public address`, () => {
    assert.is(isLocal(hostOf(url), own), true);
    assert.is(isLocal(hostOf(url), []), false);
  });

const ofAnyNetwork = ['10.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '::ffff:0:10.0.0.1'];
for (const address of ofAnyNetwork)
  test(`${address} is in the network of any machine`, () => assert.is(isLocalAddress(address, []), true));

test('neighbours of this machine in a public network are other machines', () => {
  for (const address of ['198.51.100.8', '2606:4700::a', '64:ff9b::198.51.100.8', '64:ff9b:0:1::198.51.100.9'])
    assert.is(isLocalAddress(address, own), false, address);
});

test('the addresses of this machine are the addresses of every network interface', () => {
  const cards = Object.values(networkInterfaces()).flat();
  assert.equal(
    ownAddresses(),
    cards.map((card) => card!.address),
  );
});

test.run();
