import type { IncomingMessage, ServerResponse } from 'node:http';
import { updatesPath, type DevError, type DevUpdate } from '../../corpus/dev-update.ts';

/** The open pages that receive live updates. */
export type Updates = ReturnType<typeof openUpdates>;

/** Maximum size of events that an open page hasn't read yet, in bytes. Beyond it, the server closes the page's
 * connection. */
const mostUnread = 1024 * 1024;

export function openUpdates() {
  const pages = new Set<ServerResponse>();
  let problems: readonly DevError[] = [];
  let lastChange = performance.now();

  const eventOf = (changed: readonly string[]) => {
    const update: DevUpdate = { changed: [...changed], age: performance.now() - lastChange, errors: [...problems] };
    return `data: ${JSON.stringify(update)}\n\n`;
  };

  return {
    /**
     * Answers a request for the event stream.
     *
     * @returns false for any other request
     */
    intercept({ url = '', method }: IncomingMessage, response: ServerResponse): boolean {
      if (method !== 'GET' || !url.endsWith(`/${updatesPath}`)) return false;
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(eventOf([]));
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return true;
    },
    /** Sends an event to all pages, unless nothing has changed. */
    send(changed: readonly string[], found: readonly DevError[]): void {
      const isNew = changed.length > 0 || JSON.stringify(found) !== JSON.stringify(problems);
      problems = found;
      if (changed.length > 0) lastChange = performance.now();
      if (isNew) for (const page of pages) send(page, eventOf(changed));
    },
  };
}

/**
 * Sends an event to a page. A page that doesn't read the stream is disconnected; it reconnects when it
 * becomes active.
 */
function send(page: ServerResponse, event: string): void {
  if (page.writableLength > mostUnread) page.destroy();
  else page.write(event);
}
