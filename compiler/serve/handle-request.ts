import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { placeText } from '../diagnostics/format.ts';
import { disk } from '../fs/disk.ts';
import type { OpenSite } from '../project/open-site.ts';
import { contextOf } from '../extensions/context-of.ts';
import { corpusOf } from '../extensions/run-files.ts';
import { runHook } from '../extensions/run-hook.ts';

/** Maximum size of a request's body, in bytes. */
const mostBytes = 10 * 1024 * 1024;

/**
 * Lets the extensions of a site answer a request, in their order. If an extension fails, the response has
 * status 500.
 *
 * @param read returns the content of a file in the output folder
 * @returns whether an extension has answered
 */
export async function handleRequest(
  site: OpenSite,
  read: (file: string) => Promise<string | undefined>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const handling = site.extensions.filter(({ hooks }) => hooks.handle);
  const body = await bodyOf(request);
  if (body === 'too large') {
    response.writeHead(413).end();
    return true;
  }
  for (const extension of handling) {
    const run = () =>
      extension.hooks.handle!(webRequest(request, body), corpusOf(read), contextOf(extension, site, disk));
    const result = await runHook(extension, 'handle', run, { check: wrongAnswer });
    if (result.diagnostic) {
      sendFailure(result.diagnostic, response);
      return true;
    }
    if (!result.value) continue;
    await send(result.value, response);
    return true;
  }
  // `bodyOf` has consumed the request's body, so no other handler can read it any more.
  return false;
}

function wrongAnswer(value: Response | undefined): string | undefined {
  return value === undefined || value instanceof Response
    ? undefined
    : 'the hook returned neither a Response nor undefined';
}

/** @returns undefined for a request without a body */
async function bodyOf(request: IncomingMessage): Promise<Buffer | 'too large' | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) return 'too large';
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function webRequest({ url = '/', method = 'GET', headers }: IncomingMessage, body: Buffer | undefined): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: given,
    ...(body && { body: new Uint8Array(body) }),
  });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response);
  else response.end();
}

function sendFailure({ place, message }: Diagnostic, response: ServerResponse): void {
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${placeText(place)}: ${message}\n`);
}
