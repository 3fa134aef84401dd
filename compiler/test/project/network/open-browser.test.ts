import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { browserCall } from '../../../project/network/open-browser.ts';

test('each system opens a page with its own command, or with the browser in the environment', () => {
  const url = 'http://127.0.0.1:4000/?a=1&b=2';
  assert.equal(browserCall(url, 'linux', undefined), ['xdg-open', url]);
  assert.equal(browserCall(url, 'darwin', ''), ['open', url]);
  assert.equal(browserCall(url, 'win32', undefined).slice(-1), ['http://127.0.0.1:4000/?a=1^&b=2']);
  assert.equal(browserCall(url, 'linux', 'firefox'), ['firefox', url]);
});

test.run();
