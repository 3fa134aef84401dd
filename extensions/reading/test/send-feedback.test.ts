import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sendFeedback } from '../viewer/send-feedback.ts';

const { fetch } = globalThis;
let sent: { url: string; init: RequestInit }[] = [];
const answerWith = (status: number) => {
  sent = [];
  globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), init: init! });
    return new Response('', { status });
  };
};
test.after(() => void (globalThis.fetch = fetch));

test('an answer is sent as JSON, without cookies and without other data about the reader', async () => {
  answerWith(201);
  await sendFeedback('/feedback', { page: '/docs/', isHelpful: false, comment: '  Too short. ' });
  const [{ url, init }] = sent as [(typeof sent)[0]];
  assert.is(url, '/feedback');
  assert.equal(JSON.parse(String(init.body)), { page: '/docs/', helpful: false, comment: 'Too short.' });
  assert.equal([init.method, init.credentials, init.referrerPolicy], ['POST', 'omit', 'no-referrer']);
});

test('a blank comment is not sent', async () => {
  answerWith(200);
  await sendFeedback('/feedback', { page: '/docs/', isHelpful: true, comment: ' \n' });
  assert.equal(JSON.parse(String(sent[0]!.init.body)), { page: '/docs/', helpful: true });
});

test('an answer that the server refuses is an error with the reason', async () => {
  answerWith(503);
  try {
    await sendFeedback('/feedback', { page: '/docs/', isHelpful: true, comment: '' });
    assert.unreachable();
  } catch (error) {
    assert.is((error as Error).message, 'The server answered the request for /feedback with status 503.');
  }
});

test.run();
