import { isFine, isPassing, judge, type Response, type Verdict } from './judge.ts';
import { getOrMake } from '../values/maps.ts';

/** The network and the clock, for requests. */
export interface Network {
  /** @param wantsText whether to read the text of a page */
  request(url: string, method: 'HEAD' | 'GET', wantsText: boolean): Promise<Response>;
  wait(milliseconds: number): Promise<void>;
  /** In milliseconds. */
  now(): number;
}

/** Limits for concurrent requests, in all and for one host, and for waiting. */
const atOnce = 12;
const atOneHost = 2;
/** The time between the starts of two requests to one host, in milliseconds. */
const pause = 300;
/** The time before each retry, in milliseconds. */
const backoff = [1000, 4000];
/** The longest accepted `Retry-After` of a host, in milliseconds. */
const longestWait = 30_000;

interface Host {
  urls: string[];
  /** When the next request may start. */
  next: number;
  /** The end of the pause that the host has requested. */
  quietUntil: number;
  /** The verdict for all further addresses, if the host is no longer requested. */
  closed?: Verdict | undefined;
}

/**
 * Requests addresses to find out whether they lead anywhere: many hosts at once, and each of them slowly.
 *
 * @param onVerdict is called for each address as soon as its verdict is known
 * @param wantsText whether to read the text of the page at an address
 */
export async function askPolitely(
  urls: Iterable<string>,
  network: Network,
  onVerdict: (url: string, verdict: Verdict) => void,
  wantsText: (url: string) => boolean = () => false,
): Promise<void> {
  const hosts = new Map<string, Host>();
  for (const url of urls) {
    const { host } = new URL(url);
    getOrMake(hosts, host, () => ({ urls: [], next: 0, quietUntil: 0 })).urls.push(url);
  }
  const limited = limit(atOnce);
  const ask = async (url: string, method: 'HEAD' | 'GET', host: Host) => {
    do {
      const start = Math.max(network.now(), host.next, host.quietUntil);
      host.next = start + pause;
      await network.wait(start - network.now());
      // The host may have requested a pause during the wait.
    } while (host.quietUntil > network.now());
    const response = await limited(() => network.request(url, method, wantsText(url)));
    const { retryAfter = 0 } = 'status' in response ? response : {};
    if (retryAfter > 0) host.quietUntil = network.now() + Math.min(retryAfter * 1000, longestWait);
    if (retryAfter * 1000 > longestWait)
      host.closed = { outcome: 'unknown', reason: `is on a host that allows the next request in ${retryAfter} s` };
    return response;
  };
  const lane = async (host: Host) => {
    for (let url = host.urls.shift(); url !== undefined; url = host.urls.shift())
      onVerdict(url, host.closed ?? (await verdictOn(url, host)));
  };
  const verdictOn = async (url: string, host: Host): Promise<Verdict> => {
    for (let tries = 0; ; tries += 1) {
      // Many hosts answer HEAD wrongly, so a failure is confirmed by GET. The text of a page also needs GET.
      let response = await ask(url, wantsText(url) ? 'GET' : 'HEAD', host);
      if (!wantsText(url) && !isFine(response) && !host.closed && !isBusy(response))
        response = await ask(url, 'GET', host);
      const wait = backoff[tries];
      if (host.closed) return host.closed;
      if (wait === undefined || !isPassing(response)) return judge(response);
      await network.wait(wait);
    }
  };
  await Promise.all([...hosts.values()].flatMap((host) => Array.from({ length: atOneHost }, () => lane(host))));
}

/** Whether a host requests a pause. */
function isBusy(response: Response): boolean {
  return 'status' in response && (response.status === 429 || response.retryAfter !== undefined);
}

/** @returns a function that runs functions, at most so many at once */
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
