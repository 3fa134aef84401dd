import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CorpusError } from '../../corpus/fetch-json.ts';
import { createCorpus, type CorpusFile } from '../../corpus/corpus.ts';

const file: CorpusFile<{ a: number }> = { address: 'pages/ä b.json', check: (value) => value as { a: number } };

/** Returns a `fetch` that answers each request with the next response. */
function fetching(...responses: (Response | Error)[]) {
  const requests: string[] = [];
  const signals: AbortSignal[] = [];
  const fetchFile = async (url: string | URL | Request, options?: RequestInit) => {
    requests.push(String(url));
    signals.push(options!.signal!);
    const response = responses.shift() ?? new Error('no answer left');
    if (response instanceof Error) throw response;
    return response;
  };
  return { requests, signals, corpus: createCorpus('/site/', fetchFile) };
}

async function problemOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof CorpusError) return error.problem;
    throw error;
  }
  return 'none';
}

test('a file is requested once, by an encoded address', async () => {
  const { corpus, requests } = fetching(Response.json({ a: 1 }));
  assert.is(corpus.peek(file), undefined);
  const [first, second] = await Promise.all([corpus.load(file), corpus.load(file)]);
  assert.equal(first, { a: 1 });
  assert.is(first, second);
  assert.is(await corpus.load(file), first);
  assert.is(corpus.peek(file), first);
  assert.equal(requests, ['/site/corpus/pages/%C3%A4%20b.json']);
});

test('each kind of error has a separate reason', async () => {
  assert.is(await problemOf(fetching(new Response('', { status: 404 })).corpus.load(file)), 'missing');
  assert.is(
    await problemOf(fetching(new Response('<html>', { headers: { 'content-type': 'text/html' } })).corpus.load(file)),
    'missing',
  );
  assert.is(await problemOf(fetching(new Response('', { status: 503 })).corpus.load(file)), 'unreachable');
  assert.is(await problemOf(fetching(new Error('offline')).corpus.load(file)), 'unreachable');
  assert.is(await problemOf(fetching(new Response('{')).corpus.load(file)), 'malformed');
});

test('a file that failed is requested again', async () => {
  const { corpus, requests } = fetching(new Error('offline'), Response.json({ a: 2 }));
  assert.is(await problemOf(corpus.load(file)), 'unreachable');
  assert.equal(await corpus.load(file), { a: 2 });
  assert.is(requests.length, 2);
});

test('a released file is requested again, the others are not', async () => {
  const other = { ...file, address: 'site.json' };
  const { corpus, requests } = fetching(
    Response.json({ a: 1 }),
    Response.json({ a: 2 }),
    Response.json({ a: 3 }),
    Response.json({ a: 4 }),
  );
  await corpus.load(file);
  await corpus.load(other);
  corpus.forget(file.address);
  assert.equal(await corpus.load(file), { a: 3 });
  assert.equal(corpus.peek(other), { a: 2 });
  corpus.forget();
  assert.is(corpus.peek(file), undefined);
  assert.equal(await corpus.load(other), { a: 4 });
  assert.is(requests.length, 4);
});

test('a request is aborted when all calls for the file are cancelled, and not before', async () => {
  const waiting = new Promise<Response>(() => undefined);
  const signals: AbortSignal[] = [];
  const corpus = createCorpus('/', (_, options) => {
    signals.push(options!.signal!);
    return waiting;
  });
  const [first, second] = [new AbortController(), new AbortController()];
  void corpus.load(file, first.signal);
  void corpus.load(file, second.signal);
  first.abort();
  assert.is(signals[0]!.aborted, false);
  second.abort();
  assert.is(signals[0]!.aborted, true);
  void corpus.load(file);
  assert.is(signals.length, 2, 'a new reader starts anew');
});

test.run();
