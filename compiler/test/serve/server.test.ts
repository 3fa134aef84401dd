import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EnvironmentError } from '../../fs/environment-error.ts';
import { removeJournal, writeJournal } from '../../output/journal.ts';
import { memoryFiles, type MemoryFiles } from '../memory-files.ts';
import { serve, type RunningServer, type ServeOptions } from '../../serve/server.ts';

const long = 'All work and no play makes Jack a dull boy. '.repeat(100);

function site(pages: Record<string, string>): MemoryFiles {
  const texts: Record<string, string> = {
    'corpus/site.json': '{"baseUrl":"/"}',
    'corpus/redirects.json': '{"redirects":[{"from":"/old","to":"/new"}]}',
    '404.html': 'Not here',
    ...pages,
  };
  const files = Object.keys(texts).map((path) => ({ path, bytes: 0, sha256: '' }));
  const tree: Record<string, string> = {
    '/secret.txt': 'secret',
    '/dist/unlisted.txt': 'secret',
    '/dist-secret/x.txt': 'secret',
  };
  for (const [path, text] of Object.entries(texts)) tree[`/dist/${path}`] = text;
  return memoryFiles({ ...tree, '/dist/corpus/manifest.json': JSON.stringify({ files }) });
}

const test = suite<{ server?: RunningServer }>('server');
test.after.each(async (context) => {
  await context.server?.close();
  delete context.server;
});

async function start(
  context: { server?: RunningServer },
  files: MemoryFiles,
  options: Partial<ServeOptions> = {},
): Promise<RunningServer> {
  context.server = await serve(files, { dir: '/dist', port: 0, ...options });
  return context.server;
}

async function get(server: RunningServer, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ port: server.port, path, headers, method }, resolve).on('error', reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
}

/** Sends bytes to the server. Returns the whole response. */
function send(server: RunningServer, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (text) => (answer += text));
    socket
      .on('close', () => resolve(answer))
      .on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? resolve(answer) : reject(error)));
  });
}

test('a response has a content type, an ETag and cache headers', async (context) => {
  const server = await start(
    context,
    site({ 'docs/index.html': '<p>Hi</p>', 'assets/a-1.js': 'x', 'styles/custom.css': 'a {}', 'assets/b.bin': '' }),
  );
  const page = await get(server, '/docs');
  assert.is(page.status, 200);
  assert.is(page.text, '<p>Hi</p>');
  assert.is(page.headers['content-type'], 'text/html; charset=utf-8');
  assert.is(page.headers['cache-control'], 'no-cache');
  assert.is(page.headers['x-content-type-options'], 'nosniff');
  assert.is(page.headers['access-control-allow-origin'], undefined);
  assert.match(page.headers.etag!, /^"[\da-f]{32}"$/);
  const script = await get(server, '/assets/a-1.js');
  assert.is(script.headers['cache-control'], 'public, max-age=31536000, immutable');
  const sheet = await get(server, '/styles/custom.css');
  assert.is(sheet.headers['cache-control'], 'no-cache');
  assert.is((await get(server, '/styles/custom.css', { 'if-none-match': sheet.headers.etag! })).status, 304);
  assert.is(script.headers['content-type'], 'text/javascript; charset=utf-8');
  assert.is((await get(server, '/assets/b.bin')).headers['content-type'], 'application/octet-stream');
});

test('HEAD is answered without a body, other methods are refused', async (context) => {
  const server = await start(context, site({ 'index.html': 'Hello' }));
  const head = await get(server, '/', {}, 'HEAD');
  assert.equal([head.status, head.headers['content-length'], head.text], [200, '5', '']);
  const post = await get(server, '/', {}, 'POST');
  assert.equal([post.status, post.headers.allow], [405, 'GET, HEAD']);
});

test('content that a client already has is not sent again', async (context) => {
  const server = await start(context, site({ 'index.html': 'Hello' }));
  const etag = (await get(server, '/')).headers.etag!;
  const again = await get(server, '/', { 'If-None-Match': `"other", W/${etag}` });
  assert.equal([again.status, again.text, again.headers.etag], [304, '', etag]);
  assert.is((await get(server, '/', { 'If-None-Match': '"other"' })).status, 200);
});

test('long text is compressed with an encoding that the client accepts', async (context) => {
  const server = await start(context, site({ 'a.txt': long, 'b.png': long, 'c.txt': 'short' }));
  const brotli = await get(server, '/a.txt', { 'Accept-Encoding': 'gzip, br' });
  assert.equal([brotli.headers['content-encoding'], brotli.headers.vary], ['br', 'Accept-Encoding']);
  assert.is(brotliDecompressSync(brotli.body).toString(), long);
  const gzip = await get(server, '/a.txt', { 'Accept-Encoding': 'gzip, br;q=0' });
  assert.is(gunzipSync(gzip.body).toString(), long);
  assert.is.not(gzip.headers.etag, brotli.headers.etag);
  const plain = await get(server, '/a.txt');
  assert.equal(
    [plain.headers['content-encoding'], plain.headers.vary, plain.text],
    [undefined, 'Accept-Encoding', long],
  );
  assert.is((await get(server, '/b.png', { 'Accept-Encoding': 'br' })).headers['content-encoding'], undefined);
  assert.is((await get(server, '/c.txt', { 'Accept-Encoding': 'br' })).headers['content-encoding'], undefined);
});

test('range requests get a part of a file, or continue an incomplete download', async (context) => {
  const server = await start(context, site({ 'film.mp4': '0123456789', 'a.txt': long }));
  const part = async (range: string, more: Record<string, string> = {}) => {
    const { status, headers, text } = await get(server, '/film.mp4', { Range: range, ...more });
    return [status, headers['content-range'], text];
  };
  assert.is((await get(server, '/film.mp4')).headers['accept-ranges'], 'bytes');
  assert.equal(await part('bytes=2-4'), [206, 'bytes 2-4/10', '234']);
  assert.equal(await part('bytes=7-'), [206, 'bytes 7-9/10', '789']);
  assert.equal(await part('bytes=-3'), [206, 'bytes 7-9/10', '789']);
  assert.equal(await part('bytes=8-99'), [206, 'bytes 8-9/10', '89']);
  assert.equal(await part('bytes=10-'), [416, 'bytes */10', 'The requested byte range is not in the file.']);
  for (const whole of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=4-2', 'bytes=-'])
    assert.equal(await part(whole), [200, undefined, '0123456789'], whole);
  const { etag } = (await get(server, '/film.mp4')).headers;
  assert.equal(await part('bytes=7-', { 'If-Range': etag! }), [206, 'bytes 7-9/10', '789']);
  assert.equal(await part('bytes=7-', { 'If-Range': '"older"' }), [200, undefined, '0123456789']);
  const packed = await get(server, '/a.txt', { Range: 'bytes=0-9', 'Accept-Encoding': 'br' });
  assert.equal([packed.status, brotliDecompressSync(packed.body).toString()], [200, long]);
});

test('a file that is larger than the memory buffer is sent completely', async (context) => {
  const large = 'x'.repeat(2_500_000);
  const server = await start(context, site({ 'large.bin': large }));
  const { headers, text } = await get(server, '/large.bin');
  assert.is(headers['content-length'], '2500000');
  assert.ok(text === large);
});

test('a server without compression sends files unchanged', async (context) => {
  const server = await start(context, site({ 'a.txt': long }), { compress: false });
  const { headers, text } = await get(server, '/a.txt', { 'Accept-Encoding': 'gzip, br' });
  assert.equal([headers['content-encoding'], text], [undefined, long]);
});

test('an unknown address has status 404 and the page made for it', async (context) => {
  const missing = await get(await start(context, site({})), '/nothing');
  assert.equal([missing.status, missing.text], [404, 'Not here']);
});

test('redirects of the corpus are HTTP redirects', async (context) => {
  const moved = await get(await start(context, site({})), '/old?a=1');
  assert.equal([moved.status, moved.headers.location], [301, '/new?a=1']);
});

test('a new compile is served without a restart, and a broken manifest is ignored', async (context) => {
  const files = site({ 'a.txt': 'old' });
  const server = await start(context, files);
  await files.write('/dist/b.txt', Buffer.from('new'));
  assert.is((await get(server, '/b.txt')).status, 404);
  await files.write('/dist/corpus/manifest.json', Buffer.from('{"files":[{"path":"b.txt","sha256":""}]}'));
  assert.is((await get(server, '/b.txt')).text, 'new');
  await files.write('/dist/corpus/manifest.json', Buffer.from('{'));
  assert.is((await get(server, '/b.txt')).text, 'new');
  await files.remove('/dist/corpus/manifest.json');
  assert.is((await get(server, '/b.txt')).text, 'new');
});

test('during a commit, files of new pages are served before the manifest lists them', async (context) => {
  const files = site({ 'a.txt': 'old' });
  const server = await start(context, files);
  await writeJournal(files, '/dist', [{ path: 'assets/new-1.js' }, { path: '../secret.txt' }]);
  await files.write('/dist/assets/new-1.js', Buffer.from('new'));
  assert.equal((await get(server, '/assets/new-1.js')).text, 'new');
  assert.is((await get(server, '/unlisted.txt')).status, 404);
  assert.is((await get(server, '/../secret.txt')).status, 404);
  await removeJournal(files, '/dist');
  assert.is((await get(server, '/assets/new-1.js')).status, 404, 'nothing names it any more');
});

const malformed = {
  'dots up': 'GET /../../secret.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  'dots up below a folder': 'GET /corpus/../../secret.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  'encoded dots up': 'GET /%2e%2e/%2e%2e/secret.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  'encoded slashes': 'GET /..%2fsecret.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  'twice encoded dots': 'GET /%252e%252e/secret.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  backslashes: 'GET /..\\secret.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  'a neighbour whose name begins alike': 'GET /../dist-secret/x.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  'a file that the manifest does not name': 'GET /unlisted.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  'an absolute path after two slashes': 'GET //secret.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  'a NUL': 'GET /index.html%00.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  'half an escape': 'GET /%e0%a4%a HTTP/1.1\r\nHost: x\r\n\r\n',
  'raw bytes': 'GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n',
  'an address with a host': 'GET http://evil.example/secret.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'no HTTP': 'hello\r\n\r\n',
  'two lengths': 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  CONNECT: 'CONNECT evil.example:80 HTTP/1.1\r\nHost: x\r\n\r\n',
  'an upgrade': 'GET /secret.txt HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'a huge header': `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
};
for (const [name, bytes] of Object.entries(malformed)) {
  test(`a request with ${name} gets no file, and does not end the server`, async (context) => {
    const server = await start(context, site({ 'index.html': 'Home' }));
    const answer = await send(server, bytes);
    assert.not.match(answer, 'secret');
    assert.not.match(answer, /^HTTP\/1.1 (200|500)/);
    assert.is((await get(server, '/')).text, 'Home');
  });
}

test('with checkHost, requests for other host names are refused', async (context) => {
  const server = await start(context, site({ 'index.html': 'Home' }), { checkHost: true });
  const statusFor = async (host: string) => (await get(server, '/', { Host: host })).status;
  assert.is(await statusFor(`localhost:${server.port}`), 200);
  assert.is(await statusFor(`127.0.0.1:${server.port}`), 200);
  assert.is(await statusFor(`[::1]:${server.port}`), 200);
  assert.is(await statusFor('localhost:1'), 403);
  assert.is(await statusFor('localhost'), 403);
  assert.is(await statusFor(`evil.example:${server.port}`), 403);
  assert.is(await statusFor(`localhost.evil.example:${server.port}`), 403);
  assert.is(await statusFor(`127.0.0.1.evil.example:${server.port}`), 403);
});

test('a port in use is an environment error, or the next free port is used', async (context) => {
  const files = site({});
  const { port } = await start(context, files);
  try {
    await serve(files, { dir: '/dist', port });
    assert.unreachable();
  } catch (error) {
    assert.instance(error, EnvironmentError);
    assert.is((error as Error).message, `can't listen on 127.0.0.1:${port}: the port is in use`);
  }
  const other = await serve(files, { dir: '/dist', port, nextFreePort: true });
  assert.ok(other.port > port);
  await other.close();
});

test('a folder without a compiled site is not served', async () => {
  try {
    await serve(memoryFiles(), { dir: '/dist', port: 0 });
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, '"/dist" does not contain a compiled site');
  }
});

test('an intercepted request is not looked up', async (context) => {
  const server = await start(context, site({}), {
    intercept: (request, response) => {
      if (request.url !== '/events') return false;
      response.end('taken');
      return true;
    },
  });
  assert.is((await get(server, '/events')).text, 'taken');
  assert.is((await get(server, '/other')).status, 404);
});

test('HTML and XML that run by themselves are sandboxed, and other sites can only load images', async (context) => {
  const server = await start(
    context,
    site({
      'index.html': 'home',
      'a.svg': '<svg/>',
      'feed.xml': '<rss/>',
      'a.png': 'PNG',
      'assets/live-code-0A1B2C3D.html': '<p>',
    }),
  );
  const headersOf = async (path: string) => {
    const { headers } = await get(server, path);
    return [headers['content-security-policy'], headers['cross-origin-resource-policy']];
  };
  assert.equal(await headersOf('/a.svg'), ['sandbox', undefined]);
  assert.equal(await headersOf('/feed.xml'), ['sandbox', 'same-origin']);
  assert.equal(await headersOf('/assets/live-code-0A1B2C3D.html'), ['sandbox allow-scripts', 'same-origin']);
  assert.equal(await headersOf('/a.png'), [undefined, undefined]);
  assert.equal(await headersOf('/'), [undefined, 'same-origin']);
  assert.is((await get(server, '/')).headers['referrer-policy'], 'strict-origin-when-cross-origin');
});

test("pages have a content security policy, and other HTML files don't", async (context) => {
  const csp = { policy: "script-src 'self'", apart: ['own.html'] };
  const files = site({ 'index.html': 'home', 'own.html': 'own', 'a.js': '1', 'assets/live-code-0A1B2C3D.html': '<p>' });
  const manifest = JSON.parse(Buffer.from((await files.read('/dist/corpus/manifest.json'))!).toString()) as object;
  await files.write('/dist/corpus/manifest.json', Buffer.from(JSON.stringify({ ...manifest, csp })));
  const server = await start(context, files);
  const policyOf = async (path: string) => (await get(server, path)).headers['content-security-policy'];
  assert.is(await policyOf('/'), csp.policy);
  assert.is(await policyOf('/nowhere'), csp.policy);
  assert.is(await policyOf('/own.html'), undefined);
  assert.is(await policyOf('/a.js'), undefined);
  assert.is(await policyOf('/assets/live-code-0A1B2C3D.html'), 'sandbox allow-scripts');
});

test("a client that doesn't end its request, or doesn't read the response, is disconnected after a timeout", async (context) => {
  let note: (end: string) => void = () => undefined;
  const answered = new Promise<string>((resolve) => (note = resolve));
  const server = await start(context, site({ 'large.bin': 'x'.repeat(20_000_000) }), {
    timeout: 150,
    intercept(_, response) {
      response.on('close', () => note(response.writableFinished ? 'whole' : 'broken off'));
      return false;
    },
  });
  const open = (bytes: string) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    return socket.on('error', () => undefined);
  };
  const patience = sleep(10_000, 'kept', { ref: false });
  // The client of this test never reads the response.
  const idle = open('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  assert.is(await Promise.race([answered, patience]), 'broken off');
  idle.destroy();
  let output = '';
  const slow = open('GET / HTTP/1.1\r\nHost: local').on('data', (bytes) => (output += String(bytes)));
  await Promise.race([new Promise((resolve) => slow.on('close', resolve)), patience]);
  slow.destroy();
  assert.match(output, '408 Request Timeout');
});

test('a client can reuse an idle connection until the timeout', async (context) => {
  const server = await start(context, site({ 'index.html': 'Home' }));
  const { headers } = await get(server, '/', { Connection: 'keep-alive' });
  assert.is(headers['keep-alive'], 'timeout=30');
});

test('a client that does not close its side of a refused connection does not keep it open', async (context) => {
  const server = await start(context, site({}));
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  const errors: unknown[] = [];
  socket.on('error', ({ code }: NodeJS.ErrnoException) => errors.push(code));
  await new Promise<void>((resolve) => {
    socket.on('end', resolve).resume();
    socket.write('This is no HTTP.\r\n\r\n');
  });
  for (let turn = 0; turn < 3; turn += 1) {
    if (!socket.destroyed) socket.write('And this is none.');
    await get(server, '/');
  }
  assert.ok(['ECONNRESET', 'EPIPE'].includes(String(errors[0])), `${errors.length} errors`);
  socket.destroy();
});

test.run();
