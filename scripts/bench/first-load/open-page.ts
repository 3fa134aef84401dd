import type { Browser } from 'playwright-core';

/** A network connection, which the browser emulates. */
export interface Network {
  name: string;
  /** The latency: the time from a request to its response, in milliseconds. */
  latency: number;
  /** The download speed in kilobits per second. */
  down: number;
  up: number;
}

/** The measurements of a page that is opened with an empty cache. */
export interface FirstLoad {
  /** The time to the largest contentful paint, in milliseconds. */
  text: number;
  /** The time to the first contentful paint, in milliseconds. */
  first: number;
  /** The number of responses that had begun before the largest contentful paint. */
  requests: number;
  /** The kilobytes that had been transferred before the largest contentful paint. */
  kilobytes: number;
}

/** The received bytes of a response, with times. For some responses, only the total (`whole`) is known. */
interface Transfer {
  pieces: { at: number; bytes: number }[];
  whole?: { at: number; bytes: number };
}

function bytesUntil(end: number, { pieces, whole }: Transfer): number {
  if (whole && whole.at <= end) return whole.bytes;
  return pieces.reduce((sum, { at, bytes }) => sum + (at <= end ? bytes : 0), 0);
}

/** Returns the values of `navigator.connection` that a browser would report for a connection. */
function connectionInfo({ latency, down }: Network): object {
  const [rtt, downlink] = [Math.round(latency / 25) * 25, Math.round(down / 50) / 20];
  return { rtt, downlink, effectiveType: rtt >= 270 || downlink < 0.7 ? '3g' : '4g', saveData: false };
}

const cpuSlowdown = 4;
const phone = { width: 390, height: 844 };

export async function openPage(browser: Browser, url: string, network: Network): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: (network.down * 1000) / 8,
      uploadThroughput: (network.up * 1000) / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    let start: number | undefined;
    const answers: number[] = [];
    const transfers = new Map<string, Transfer>();
    const transferOf = (id: string) => {
      const known = transfers.get(id) ?? { pieces: [] };
      transfers.set(id, known);
      return known;
    };
    devtools.on('Network.requestWillBeSent', ({ timestamp }) => (start ??= timestamp));
    devtools.on('Network.responseReceived', ({ timestamp, response: { url: from } }) => {
      if (!from.startsWith('data:')) answers.push(timestamp);
    });
    devtools.on('Network.dataReceived', ({ requestId, timestamp: at, encodedDataLength: bytes }) =>
      transferOf(requestId).pieces.push({ at, bytes }),
    );
    devtools.on('Network.loadingFinished', ({ requestId, timestamp: at, encodedDataLength: bytes }) => {
      transferOf(requestId).whole = { at, bytes };
    });
    // The emulation of a slow connection does not change `navigator.connection`, so this script sets it.
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, connectionInfo(network));
    await page.addInitScript(() => {
      const painted = { largest: 0, first: 0 };
      Object.assign(window, { painted });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) painted.largest = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
          if (name === 'first-contentful-paint') painted.first = startTime;
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    // Waits for the report of a paint, because browsers report a paint some time after it happened.
    const painted = await page.waitForFunction(() => {
      const seen = (window as unknown as { painted: { largest: number; first: number } }).painted;
      return seen.largest > 0 && seen;
    });
    const { largest, first } = (await painted.jsonValue()) as { largest: number; first: number };
    const end = start! + largest / 1000;
    return {
      text: largest,
      first,
      requests: answers.filter((at) => at <= end).length,
      kilobytes: [...transfers.values()].reduce((sum, transfer) => sum + bytesUntil(end, transfer), 0) / 1000,
    };
  } finally {
    await context.close();
  }
}
