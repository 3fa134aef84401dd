import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPassing, judge } from '../judge.ts';
import { networkOf } from '../request-address.ts';
import { localName, type openAddress } from '../open-address.ts';

/** Creates a network in which each address redirects to the address that `location` returns. */
function leading(location: (requested: string) => string | undefined, isLocal = false) {
  const requested: string[] = [];
  const open: typeof openAddress = async (url, { mayBeLocal }) => {
    requested.push(`${url} ${mayBeLocal}`);
    const next = location(url);
    const status = next === undefined ? 200 : 302;
    return { status, headers: { location: next }, isLocal, body: (async function* () {})(), close: () => {} };
  };
  return { requested, open };
}

test("an external address can't redirect to this machine or its network", async () => {
  for (const mayBeLocal of [false, true])
    for (const inside of [
      'http://127.0.0.1/x',
      'http://[::1]/',
      'http://2130706433/',
      'http://localhost./',
      '//10.0.0.1/',
      'http://198.51.100.9/',
      'http://[64:ff9b::198.51.100.9]/',
    ]) {
      const { requested, open } = leading(() => inside);
      const answer = await networkOf(mayBeLocal, open, ['198.51.100.9']).request('https://tides.dev/x', 'GET', true);
      assert.equal(answer, {
        failure: 'redirects to a host of this machine or its network',
        code: 'ERR_LOCAL_ADDRESS',
      });
      assert.not(isPassing(answer));
      assert.equal(requested, [`https://tides.dev/x ${mayBeLocal}`]);
    }
});

test('an address of this network may redirect inside it, and an external address must not', async () => {
  const first = 'http://10.0.0.1/';
  const near = leading((url) => (url === first ? 'http://10.0.0.2/' : undefined), true);
  assert.is(((await networkOf(true, near.open).request(first, 'HEAD', false)) as { status: number }).status, 200);
  assert.equal(near.requested, [`${first} true`, 'http://10.0.0.2/ true']);
  const far = leading((url) => (url === first ? 'https://tides.dev/' : undefined));
  await networkOf(true, far.open).request(first, 'HEAD', false);
  assert.equal(far.requested, [`${first} true`, 'https://tides.dev/ false']);
});

test('a name of hosts in this network is not requested, and is not an error', async () => {
  const open = async () => Promise.reject(Object.assign(new Error(localName), { code: localName }));
  const answer = await networkOf(false, open).request('https://wiki.tides.dev/', 'HEAD', false);
  assert.equal(judge(answer), { outcome: 'unknown', reason: 'is on a host of this machine or its network' });
  assert.not(isPassing(answer));
});

test('redirects without end are not followed', async () => {
  const { requested, open } = leading((url) => `${url}x`);
  const answer = await networkOf(false, open).request('https://tides.dev/x', 'HEAD', false);
  assert.equal(answer, { failure: 'redirects without end', code: 'ERR_TOO_MANY_REDIRECTS' });
  assert.is(requested.length, 21);
});

test.run();
