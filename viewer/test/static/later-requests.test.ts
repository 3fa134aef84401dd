import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requestLater } from '../../static/later-requests.ts';

const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
test.after(() => {
  // Node 20 has no `navigator`.
  if (original) Object.defineProperty(globalThis, 'navigator', original);
  else Reflect.deleteProperty(globalThis, 'navigator');
  Reflect.deleteProperty(globalThis, 'document');
});

/** @returns the selector of the links that a page requests, for a given `navigator.connection` */
async function linksWith(connection: object | undefined): Promise<string> {
  let resolve!: (selector: string) => void;
  const selected = new Promise<string>((done) => (resolve = done));
  const template = {
    content: {
      querySelectorAll(selector: string) {
        if (selector !== 'script') resolve(selector);
        return [];
      },
    },
    replaceWith: () => undefined,
  };
  const document = { querySelector: () => template, head: { append: () => undefined } };
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true });
  Object.assign(globalThis, { document });
  requestLater();
  return selected;
}

test('a page requests fonts with the values of a new Chromium profile, which has measured nothing', async () => {
  for (const [rtt, downlink] of [
    [100, 1.4],
    [100, 1.3],
    [0, 10],
  ])
    assert.is(await linksWith({ rtt, downlink, saveData: false }), 'link', `${rtt} ms, ${downlink} Mbit/s`);
});

test('a page requests fonts in a browser without `navigator.connection`', async () => {
  assert.is(await linksWith(undefined), 'link');
});

test('a page requests no fonts with a long round trip, or if the reader saves data', async () => {
  const withoutFonts = 'link:not([as=font])';
  assert.is(await linksWith({ rtt: 150, downlink: 10, saveData: false }), withoutFonts);
  assert.is(await linksWith({ rtt: 50, downlink: 10, saveData: true }), withoutFonts);
});

test.run();
