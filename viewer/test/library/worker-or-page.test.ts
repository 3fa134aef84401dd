import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startWorkerOrPage } from '../../library/worker-or-page.ts';
import type { Answer, Question, SearchWorker } from '../../search/embedded/messages.ts';

// Node 20 has no `ErrorEvent`.
class FakeErrorEvent extends Event {
  message: string;
  constructor(type: string, { message }: { message: string }) {
    super(type);
    this.message = message;
  }
}
Object.assign(globalThis, { ErrorEvent: globalThis.ErrorEvent ?? FakeErrorEvent });

/** Returns a worker that the test controls. */
function fakeWorker() {
  const target = new EventTarget();
  const requests: Question[] = [];
  const worker = {
    postMessage: (question: Question) => void requests.push(question),
    addEventListener: target.addEventListener.bind(target),
  } as SearchWorker;
  return {
    worker,
    requests,
    answer: (data: Answer) => target.dispatchEvent(new MessageEvent('message', { data })),
    fail: (message: string) => target.dispatchEvent(new ErrorEvent('error', { message })),
  };
}

function open(start: () => SearchWorker) {
  const onPage: Question[] = [];
  const heard: unknown[] = [];
  const started = startWorkerOrPage(start, async () => (answer) => (question) => {
    onPage.push(question);
    if (typeof question === 'object' && 'id' in question) answer({ id: question.id, failed: 'by the page' });
  });
  started.addEventListener('message', ({ data }) => heard.push(data));
  started.addEventListener('error', ({ message }) => heard.push(message));
  return { started, onPage, heard };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
// A worker has the origin of its page, so `postMessage` takes no target origin.
// eslint-disable-next-line unicorn/require-post-message-target-origin
const ask = (worker: SearchWorker, id: number) => worker.postMessage({ id });

test('if the worker answers, the page does not search itself', async () => {
  const { worker, requests, answer, fail } = fakeWorker();
  const { started, onPage, heard } = open(() => worker);
  ask(started, 1);
  answer({ id: 1, failed: 'by the worker' });
  fail('broken');
  await settled();
  assert.equal(requests, [{ id: 1 }]);
  assert.equal(onPage, []);
  assert.equal(heard, [{ id: 1, failed: 'by the worker' }, 'broken']);
});

test('if the worker is refused, the page answers all questions in order', async () => {
  const { worker, fail } = fakeWorker();
  const { started, heard } = open(() => worker);
  ask(started, 1);
  ask(started, 2);
  fail('refused');
  ask(started, 3);
  await settled();
  ask(started, 4);
  assert.equal(
    heard,
    [1, 2, 3, 4].map((id) => ({ id, failed: 'by the page' })),
  );
});

test('if the browser cannot start a worker, the page searches itself', async () => {
  const { started, heard } = open(() => {
    throw new Error('refused');
  });
  ask(started, 1);
  await settled();
  assert.equal(heard, [{ id: 1, failed: 'by the page' }]);
});

test('a search module that fails to load is an error', async () => {
  const heard: unknown[] = [];
  const started = startWorkerOrPage(
    () => {
      throw new Error('refused');
    },
    () => Promise.reject(new Error('not loaded')),
  );
  started.addEventListener('error', ({ message }) => heard.push(message));
  ask(started, 1);
  await settled();
  assert.equal(heard, ['not loaded']);
});

test.run();
