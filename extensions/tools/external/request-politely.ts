import { isFine, isPassing, judge, type Response, type Verdict } from './judge.ts';

/** Network and clock. Tests replace them. */
export interface Network {
  /** Sends a request. @param needsText whether to read the page's text */
  request(url: string, method: 'HEAD' | 'GET', needsText: boolean): Promise<Response>;
  wait(milliseconds: number): Promise<void>;
  /** Returns the current time in milliseconds. */
  now(): number;
}

/** Maximum number of concurrent requests, in total and per host. */
const atOnce = 12;
const atOneHost = 2;
/** Minimum time between two requests to the same host, in milliseconds. */
const pause = 300;
/** Time before each retry, in milliseconds. */
const backoff = [1000, 4000];
/** Maximum `Retry-After` that Lectern waits for, in milliseconds. */
const longestWait = 30_000;

interface Host {
  urls: string[];
  /** The time at which the next request to this host may start, in milliseconds. */
  next: number;
  /** The end of the pause that the host requested with `Retry-After`, in milliseconds. */
  quietUntil: number;
  /** Set if no more requests are sent to this host: the verdict for its remaining addresses. */
  closed?: Verdict | undefined;
}

/**
 * Requests addresses to find out which of them are broken. Requests many hosts in parallel, but limits the rate per
 * host.
 *
 * @param onVerdict called for each address as soon as its verdict is known
 * @param needsText whether to read the text of the page at an address
 */
export async function requestPolitely(
  urls: Iterable<string>,
  network: Network,
  onVerdict: (url: string, verdict: Verdict) => void,
  needsText: (url: string) => boolean = () => false,
): Promise<void> {
  const hosts = new Map<string, Host>();
  for (const url of urls) {
    const { host } = new URL(url);
    const known = hosts.get(host) ?? { urls: [], next: 0, quietUntil: 0 };
    known.urls.push(url);
    hosts.set(host, known);
  }
  const limited = limit(atOnce);
  const ask = async (url: string, method: 'HEAD' | 'GET', host: Host) => {
    do {
      const start = Math.max(network.now(), host.next, host.quietUntil);
      host.next = start + pause;
      await network.wait(start - network.now());
      // While this request was waiting, the host may have sent a `Retry-After`.
    } while (host.quietUntil > network.now());
    const response = await limited(() => network.request(url, method, needsText(url)));
    const { retryAfter = 0 } = 'status' in response ? response : {};
    if (retryAfter > 0) host.quietUntil = network.now() + Math.min(retryAfter * 1000, longestWait);
    if (retryAfter * 1000 > longestWait)
      host.closed = { outcome: 'unknown', reason: `has a host that allows the next request in ${retryAfter} s` };
    return response;
  };
  const lane = async (host: Host) => {
    for (let url = host.urls.shift(); url !== undefined; url = host.urls.shift())
      onVerdict(url, host.closed ?? (await verdictOn(url, host)));
  };
  const verdictOn = async (url: string, host: Host): Promise<Verdict> => {
    for (let tries = 0; ; tries += 1) {
      // Many hosts respond to HEAD with an error, so a failure is confirmed with GET. Reading a page's text
      // also requires GET.
      let response = await ask(url, needsText(url) ? 'GET' : 'HEAD', host);
      if (!needsText(url) && !isFine(response) && !host.closed && !isBusy(response))
        response = await ask(url, 'GET', host);
      const wait = backoff[tries];
      if (host.closed) return host.closed;
      if (wait === undefined || !isPassing(response)) return judge(response);
      await network.wait(wait);
    }
  };
  await Promise.all([...hosts.values()].flatMap((host) => Array.from({ length: atOneHost }, () => lane(host))));
}

/** Whether a response requires a pause: status 429, or a `Retry-After` header. */
function isBusy(response: Response): boolean {
  return 'status' in response && (response.status === 429 || response.retryAfter !== undefined);
}

/** @returns a function that runs asynchronous functions, at most `most` of them at the same time */
function limit(most: number): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
