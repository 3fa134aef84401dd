import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPassing } from '../../external/judge.ts';
import { network } from '../../project/ask-address.ts';

const { fetch } = globalThis;
const asked: string[] = [];

test.after.each(() => {
  globalThis.fetch = fetch;
  asked.length = 0;
});

/** Answers every request by leading to another address. */
function leadTo(location: (asked: string) => string): void {
  globalThis.fetch = async (url, { redirect } = {}) => {
    assert.is(redirect, 'manual');
    asked.push(String(url));
    return new Response(null, { status: 302, headers: { location: location(String(url)) } });
  };
}

test('an address of another host leads to none of this machine or its network', async () => {
  for (const inside of [
    'http://127.0.0.1/x',
    'http://[::1]/',
    'http://2130706433/',
    'http://localhost./',
    '//10.0.0.1/',
  ]) {
    leadTo(() => inside);
    const answer = await network.request('https://tides.dev/x', 'GET', true);
    assert.equal(answer, { failure: 'leads to a host of this machine or its network', code: 'ERR_LOCAL_ADDRESS' });
    assert.not(isPassing(answer));
  }
  assert.is(asked.length, 5);
});

test('addresses that lead on without end are left', async () => {
  leadTo((url) => `${url}x`);
  const answer = await network.request('https://tides.dev/x', 'HEAD', false);
  assert.equal(answer, { failure: 'leads from one address to the next without end', code: 'ERR_TOO_MANY_REDIRECTS' });
  assert.is(asked.length, 21);
});

test.run();
