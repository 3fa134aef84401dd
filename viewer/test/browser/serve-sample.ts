import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleCorpus } from '../corpus/sample-corpus.ts';
import { builtViewer } from './built-viewer.ts';

/** A response that replaces a file, to test errors. */
export interface Answer {
  status?: number;
  body?: string;
  /** The response is sent after this promise is fulfilled. */
  until?: Promise<void>;
  /** Whether to break the connection instead of responding. */
  isBroken?: boolean;
}

export interface SampleServer {
  /** The origin without a slash at its end. */
  origin: string;
  /** Path below the base URL → response that replaces the file. */
  answers: Map<string, Answer>;
  /** The requested paths below the base URL, in the order of the requests. */
  requests: string[];
  /** Delays the response for a path until the returned function is called. */
  hold: (path: string, answer?: Answer) => () => void;
  close: () => Promise<void>;
}

const types: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240" viewBox="0 0 640 240"><rect width="640" height="240" fill="#d9cdb8"/><path d="M320 70q-60-30-140-20v110q80-10 140 20 60-30 140-20V50q-80-10-140 20v110" fill="#fdfcf9" stroke="#9c3a1f" stroke-width="4"/></svg>`;

/** Serves the hand-written corpus and the viewer, as a host would serve the output of the compiler. */
export async function serveSample(): Promise<SampleServer> {
  const { folder, viewer, remove } = await builtViewer();
  const files = sampleCorpus();
  const answers = new Map<string, Answer>();
  const requests: string[] = [];
  const styles = viewer.styles.map((name) => `<link rel="stylesheet" href="/site/assets/${name}">`).join('');
  // The links to the print style sheet and the fonts are in a template. The inline script in the head inserts them.
  const print = viewer.files.find((name) => /^print-.*\.css$/.test(name))!;
  const faces = viewer.files
    .filter((name) => /^(?:literata|inter)-latin-wght-normal-/.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/site/assets/${name}">`)
    .join('');
  const shell = `<!doctype html><html lang="en" data-base-url="/site/"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Folio</title><template>${faces}<link rel="stylesheet" href="/site/assets/${print}" media="print"></template><script>${viewer.boot}</script>${styles}<script type="module" src="/site/assets/${viewer.script}"></script></head><body><div id="lectern"></div></body></html>`;

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const path = decodeURI(pathname).replace(/^\/site\//, '');
    requests.push(path);
    const answer = answers.get(path) ?? {};
    await answer.until;
    if (answer.isBroken) return void request.socket.destroy();
    const name = path.startsWith('assets/') ? path.slice('assets/'.length) : '';
    const asset =
      name === 'picture.svg' ? picture : viewer.files.includes(name) ? await readFile(join(folder, name)) : undefined;
    const isRoute = files.has(`corpus/pages/${path.replace(/\/$/, '') || 'index'}.json`);
    const isFile = /^(?:corpus|assets)\//.test(path);
    const body = answer.body ?? files.get(path) ?? asset ?? (isFile ? 'not found' : shell);
    const status = answer.status ?? (body === 'not found' || (body === shell && !isRoute) ? 404 : 200);
    const type = body === shell ? 'text/html' : (types[path.split('.').at(-1)!] ?? 'text/plain');
    // Allows the browser to cache assets. So fonts are available immediately if a new style sheet makes the browser
    // request them again.
    const caching = asset === undefined ? {} : { 'cache-control': 'max-age=31536000, immutable' };
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...caching }).end(body);
  });
  const hold: SampleServer['hold'] = (path, answer = {}) => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    answers.set(path, { ...answer, until });
    return release;
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await remove();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answers, requests, hold, close };
}
