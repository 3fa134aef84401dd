// Tests requests to other sites, with a fake clock.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requestPolitely } from '../request-politely.ts';
import type { Response, Verdict } from '../judge.ts';

interface ReceivedRequest {
  at: number;
  url: string;
  method: string;
}

/**
 * Requests addresses with a fake network and clock.
 *
 * @param answer returns the response to the n-th request. It arrives after 100 ms
 */
async function requestAll(urls: string[], answer: (requested: ReceivedRequest, count: number) => Response) {
  let now = 0;
  const timers: { at: number; go: () => void }[] = [];
  const wait = (milliseconds: number) =>
    milliseconds <= 0 ? Promise.resolve() : new Promise<void>((go) => timers.push({ at: now + milliseconds, go }));
  const requests: ReceivedRequest[] = [];
  const open = new Map<string, number>();
  let [most, mostAtOne] = [0, 0];
  const verdicts: Record<string, Verdict> = {};
  const request = async (url: string, method: 'HEAD' | 'GET') => {
    const { host } = new URL(url);
    const each = { at: now, url, method };
    requests.push(each);
    open.set(host, (open.get(host) ?? 0) + 1);
    most = Math.max(
      most,
      [...open.values()].reduce((sum, count) => sum + count),
    );
    mostAtOne = Math.max(mostAtOne, open.get(host)!);
    const response = answer(each, requests.length);
    await wait(100);
    open.set(host, open.get(host)! - 1);
    return response;
  };
  let isDone = false;
  const run = requestPolitely(urls, { request, wait, now: () => now }, (url, verdict) => {
    verdicts[url] = verdict;
  }).then(() => {
    isDone = true;
  });
  const hasWork = () => !isDone;
  while (hasWork()) {
    await new Promise((resolve) => setImmediate(resolve));
    const next = timers.sort((a, b) => a.at - b.at).shift();
    if (!next) continue;
    now = next.at;
    next.go();
  }
  await run;
  return { requests, verdicts, most, mostAtOne };
}

const fine = () => ({ status: 200 });

test('a host gets at most two requests at once, which start some time apart, and many hosts are requested together', async () => {
  const slow = await requestAll(
    ['a', 'b', 'c', 'd'].map((page) => `https://one.org/${page}`),
    fine,
  );
  assert.equal(
    slow.requests.map(({ at }) => at),
    [0, 300, 600, 900],
  );
  assert.ok(slow.mostAtOne <= 2);
  const many = await requestAll(
    Array.from({ length: 30 }, (_, host) => `https://h${host}.org/`),
    fine,
  );
  assert.is(many.most, 12);
});

test('a failed HEAD request is repeated as GET', async () => {
  const { requests, verdicts } = await requestAll(['https://one.org/a', 'https://one.org/b'], ({ url, method }) =>
    method === 'HEAD' ? { status: 405 } : { status: url.endsWith('a') ? 200 : 404 },
  );
  assert.equal(
    requests.filter(({ url }) => url.endsWith('a')).map(({ method }) => method),
    ['HEAD', 'GET'],
  );
  assert.equal(verdicts, {
    'https://one.org/a': { outcome: 'fine' },
    'https://one.org/b': { outcome: 'broken', reason: 'answers with status 404' },
  });
});

test('temporary failures are tried three times with growing pauses, and permanent ones once', async () => {
  const failing = await requestAll(['https://one.org/'], () => ({ failure: 'is not answered', code: 'TimeoutError' }));
  assert.equal(
    failing.requests.map(({ at, method }) => [at, method]),
    [
      [0, 'HEAD'],
      [300, 'GET'],
      [1400, 'HEAD'],
      [1700, 'GET'],
      [5800, 'HEAD'],
      [6100, 'GET'],
    ],
  );
  assert.is(failing.verdicts['https://one.org/']!.outcome, 'broken');
  const mended = await requestAll(['https://one.org/'], (_, count) => ({ status: count < 3 ? 502 : 200 }));
  assert.is(mended.verdicts['https://one.org/']!.outcome, 'fine');
  const lasting = await requestAll(['https://one.org/'], () => ({ failure: 'is on no host', code: 'ENOTFOUND' }));
  assert.is(lasting.requests.length, 2);
});

test('a host gets no requests during the pause that it requests, and a pause that is too long is unknown', async () => {
  const busy = await requestAll(['https://one.org/', 'https://one.org/b'], (_, count) =>
    count === 1 ? { status: 429, retryAfter: 20 } : { status: 200 },
  );
  assert.ok(busy.requests.slice(1).filter(({ at }) => at >= 20_000).length >= 2, JSON.stringify(busy.requests));
  assert.is(busy.verdicts['https://one.org/']!.outcome, 'fine');
  const closed = await requestAll(
    ['a', 'b', 'c'].map((page) => `https://one.org/${page}`),
    () => ({ status: 503, retryAfter: 900 }),
  );
  assert.ok(closed.requests.length <= 2, 'nothing more is asked of it');
  assert.equal(closed.verdicts['https://one.org/c'], {
    outcome: 'unknown',
    reason: 'has a host that allows the next request in 900 s',
  });
  const refusing = await requestAll(['https://one.org/'], () => ({ status: 403 }));
  assert.is(refusing.verdicts['https://one.org/']!.outcome, 'unknown');
});

test.run();
