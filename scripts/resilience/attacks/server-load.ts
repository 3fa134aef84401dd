import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateSite } from '../../bench/generate-site.ts';
import { seeded } from '../../bench/random.ts';
import type { Attack, AttackOptions, AttackResult } from '../attack.ts';
import { bundleHook } from '../processes/bundle-hook.ts';
import { descriptorsOf, runLectern, startServer, waitFor, type Running } from '../processes/running.ts';

/** The number of requests if the attack runs all tries. All requests go to 127.0.0.1. */
const sizes = { ranges: 10_000, streams: 2000, slow: 1000, malformed: 5000 };
/** The size of a static file for range requests and slow readers, in bytes. */
const largeFile = 20_000_000;
/**
 * The time within which the server must disconnect slow clients, in milliseconds. The server's own timeout is 30
 * seconds.
 */
const slowLimit = 60_000;
/** The maximum growth of live memory between two equal rounds of requests, in bytes. */
const allowance = 8 * 2 ** 20;

interface Served {
  server: Running;
  /** The folder of the site, as an absolute path. */
  site: string;
  port: number;
  /** Collects garbage. @returns the live memory in bytes */
  liveMemory(): Promise<number>;
}

/** Sends many requests. @returns the wrong responses */
type Flood = (served: Served, count: number) => Promise<string[]>;

function loadAttack(name: string, what: string, command: 'serve' | 'dev', full: number, flood: Flood): Attack {
  return {
    name,
    what: `${what}. The server answers pages meanwhile and afterwards. Memory and descriptors return to their values at the start`,
    run: (options) => underLoad(options, command, Math.max(20, Math.round(full * options.share)), flood),
  };
}

export const serverLoad: readonly Attack[] = [
  loadAttack(
    'load-ranges',
    '10,000 Range requests to `serve` for a 20 MB file, a quarter of them aborted',
    'serve',
    sizes.ranges,
    rangeFlood,
  ),
  loadAttack('load-malformed', '5,000 malformed requests to `serve`', 'serve', sizes.malformed, malformedFlood),
  loadAttack(
    'load-slow',
    '1,000 slow clients of `serve`. Half send their request byte by byte, half request a 20 MB file and never read it',
    'serve',
    sizes.slow,
    slowFlood,
  ),
  loadAttack(
    'load-streams',
    '2,000 event streams of `dev`, half of them aborted, while a page is saved',
    'dev',
    sizes.streams,
    streamFlood,
  ),
];

async function underLoad(
  { folder, note }: AttackOptions,
  command: 'serve' | 'dev',
  count: number,
  flood: Flood,
): Promise<AttackResult> {
  const site = path.join(folder, 'site');
  await generateSite(20, 1, site);
  writeFileSync(path.join(site, 'docs/large.md'), '# Large\n\n[File](pathname:///large.bin)\n');
  mkdirSync(path.join(site, 'static'), { recursive: true });
  writeFileSync(path.join(site, 'static/large.bin'), Buffer.alloc(largeFile, 'x'));
  if (command === 'serve') {
    const { code, printed } = await runLectern(['compile'], { cwd: site });
    if (code !== 0) throw new Error(printed);
  }
  const memoryFile = path.join(folder, 'memory.json');
  const server = await startServer([command], {
    cwd: site,
    env: { MEMORY_FILE: memoryFile },
    nodeArgs: ['--expose-gc', '--import', await bundleHook('tell-memory', folder)],
  });
  const failures: string[] = [];
  const served: Served = {
    server,
    site,
    port: Number(new URL(server.url).port),
    async liveMemory() {
      rmSync(memoryFile, { force: true });
      process.kill(server.pid, 'SIGUSR2');
      const text = await waitFor(() => {
        try {
          return readFileSync(memoryFile, 'utf8');
        } catch {
          return undefined;
        }
      });
      const { heapUsed, external } = JSON.parse(text ?? '{}') as NodeJS.MemoryUsage;
      return heapUsed + external;
    },
  };
  try {
    await requestPage(served);
    // The first round is a warm-up without measurement: caches fill, and V8 compiles code.
    failures.push(...(await flood(served, Math.ceil(count / 10))));
    await idle(served);
    const before = { descriptors: descriptorsOf(server.pid), memory: await served.liveMemory() };
    let highest = 0;
    const watching = setInterval(() => (highest = Math.max(highest, residentOf(server.pid))), 100);
    const pages = requestPages(served);
    failures.push(...(await flood(served, count)));
    failures.push(...(await pages.end()));
    clearInterval(watching);
    await idle(served);
    const after = { descriptors: descriptorsOf(server.pid), memory: await served.liveMemory() };
    if (server.hasEnded()) failures.push(`the server ended: ${server.printed().slice(-500)}`);
    if (after.descriptors > before.descriptors + 2)
      failures.push(`${before.descriptors} descriptors before, ${after.descriptors} after`);
    if (after.memory > before.memory + allowance)
      failures.push(`${megabytes(before.memory)} live before, ${megabytes(after.memory)} after`);
    const page = await requestPage(served).catch(String);
    if (page !== undefined) failures.push(`afterwards: ${page}`);
    const figures = [
      `live memory ${megabytes(before.memory)} → ${megabytes(after.memory)}`,
      `descriptors ${before.descriptors} → ${after.descriptors}`,
      `resident at most ${megabytes(highest)}`,
      `${pages.count()} pages answered meanwhile, the slowest after ${Math.round(pages.slowest())} ms`,
    ].join(', ');
    note(figures);
    return { tried: `${count} clients`, failures, figures };
  } finally {
    await server.end();
  }
}

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Waits until the server has closed the connections of all clients. */
async function idle({ server }: Served): Promise<void> {
  let last = -1;
  await waitFor(async () => {
    const now = descriptorsOf(server.pid);
    const isIdle = now === last;
    last = now;
    await sleep(500);
    return isIdle || undefined;
  }, slowLimit);
}

/** Requests a page. @returns an error; undefined if the response is right */
async function requestPage({ port }: Served): Promise<string | undefined> {
  const { status, text } = await get(port, '/docs/part-0/page-1/');
  return status === 200 && text.includes('</html>') ? undefined : `a page is answered with ${status}`;
}

/** Requests a page repeatedly, as a reader does. */
function requestPages(served: Served) {
  const state = { isOver: false };
  let count = 0;
  let slowest = 0;
  const wrong: string[] = [];
  const asking = (async () => {
    while (!state.isOver) {
      const started = performance.now();
      const problem = await requestPage(served).catch(String);
      if (problem !== undefined) wrong.push(`meanwhile: ${problem}`);
      count += 1;
      slowest = Math.max(slowest, performance.now() - started);
      await sleep(20);
    }
  })();
  return {
    count: () => count,
    slowest: () => slowest,
    async end(): Promise<string[]> {
      state.isOver = true;
      await asking;
      return [...new Set(wrong)];
    },
  };
}

function get(port: number, url: string, headers: Record<string, string> = {}, agent?: Agent) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: url, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('latin1').on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode!, text })).on('error', reject);
    });
    sent.on('error', reject).end();
  });
}

async function rangeFlood({ port }: Served, count: number): Promise<string[]> {
  const random = seeded(count);
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const wrong = new Set<string>();
  const one = async (index: number) => {
    const start = random.below(largeFile);
    const length = 1 + random.below(50_000);
    const end = Math.min(largeFile, start + length);
    if (index % 4 === 0) return breakOff(port, agent, `bytes=${start}-`);
    const { status, text } = await get(port, '/large.bin', { Range: `bytes=${start}-${end - 1}` }, agent);
    if (status !== 206 || text.length !== end - start)
      wrong.add(`a range is answered with ${status}, ${text.length} bytes`);
  };
  for (let index = 0; index < count; index += 200)
    await Promise.all(Array.from({ length: Math.min(200, count - index) }, (_, place) => one(index + place)));
  agent.destroy();
  return [...wrong];
}

/** Requests a range of a file, and disconnects when the first bytes arrive. */
function breakOff(port: number, agent: Agent, range: string): Promise<void> {
  return new Promise((resolve) => {
    const sent: ClientRequest = request(
      { port, host: '127.0.0.1', path: '/large.bin', headers: { Range: range }, agent },
      (response: IncomingMessage) =>
        response
          .once('data', () => sent.destroy())
          .on('close', resolve)
          .on('error', () => undefined),
    );
    sent.on('error', () => resolve()).end();
  });
}

const malformed = [
  'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /index.html%00.txt HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /%e0%a4%a HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'hello\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00',
  'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'CONNECT evil.example:80 HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(50_000)}\r\n\r\n`,
  `GET /${'a'.repeat(15_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'GET /large.bin HTTP/1.1\r\nHost: x\r\nRange: bytes=99999999999999999999-\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
];

async function malformedFlood({ port }: Served, count: number): Promise<string[]> {
  const wrong = new Set<string>();
  const one = (index: number) =>
    new Promise<void>((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.end(malformed[index % malformed.length]!, 'latin1'));
      socket.setEncoding('latin1').on('data', (part) => (answer += part));
      socket
        .on('error', () => undefined)
        .on('close', () => {
          if (/^HTTP\/1.1 (?:200|5\d\d)|root:/.test(answer))
            wrong.add(`request ${index % malformed.length}: ${answer.slice(0, 60)}`);
          resolve();
        });
    });
  for (let index = 0; index < count; index += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - index) }, (_, place) => one(index + place)));
  return [...wrong];
}

async function slowFlood({ port, server }: Served, count: number): Promise<string[]> {
  const sockets: Socket[] = [];
  let open = 0;
  const feeding: NodeJS.Timeout[] = [];
  for (let index = 0; index < count; index += 1) {
    const isReader = index % 2 === 0;
    const socket = connect(port, '127.0.0.1', () => {
      open += 1;
      if (isReader) return void socket.pause().write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
      socket.write('GET / HTTP/1.1\r\nHost: local');
      feeding.push(setInterval(() => socket.write('l'), 2000));
    });
    if (isReader) socket.pause();
    else socket.resume();
    socket.on('error', () => undefined).on('close', () => (open -= 1));
    sockets.push(socket);
    if (index % 100 === 99) await sleep(20);
  }
  const senders = sockets.filter((_, index) => index % 2 === 1);
  const areGone = await waitFor(() => senders.every((socket) => socket.destroyed) || undefined, slowLimit);
  // Counts the server's open files, because a client that reads nothing does not notice that the server has
  // disconnected it.
  const areDropped = await waitFor(() => descriptorsOf(server.pid) < 40 + count / 100 || undefined, slowLimit);
  for (const timer of feeding) clearInterval(timer);
  for (const socket of sockets) socket.destroy();
  const left = senders.filter((socket) => !socket.destroyed).length;
  return [
    ...(areDropped ? [] : ['slow readers are still connected']),
    ...(areGone ? [] : [`${left} of ${senders.length} slow senders are still connected after ${slowLimit} ms`]),
  ];
}

async function streamFlood({ port, site }: Served, count: number): Promise<string[]> {
  const received = new Set<Socket>();
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /__lectern/updates HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`),
    );
    socket.setEncoding('latin1').on('data', (part) => String(part).includes('data: ') && received.add(socket));
    socket.on('error', () => undefined);
    sockets.push(socket);
    if (index % 100 === 99) await sleep(20);
  }
  const areGreeted = await waitFor(() => received.size === count || undefined, slowLimit);
  const kept = sockets.filter((_, index) => index % 2 === 0);
  for (const socket of sockets) if (!kept.includes(socket)) socket.destroy();
  received.clear();
  writeFileSync(path.join(site, 'docs/large.md'), `# Large\n\nSaved ${Date.now()}.\n`);
  const areNotified = await waitFor(() => kept.every((socket) => received.has(socket)) || undefined, slowLimit);
  for (const socket of kept) socket.destroy();
  return [
    ...(areGreeted ? [] : [`${count} streams were opened, and not all greeted`]),
    ...(areNotified ? [] : ['not every open stream received the change']),
  ];
}
