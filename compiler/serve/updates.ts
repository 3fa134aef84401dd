import type { IncomingMessage, ServerResponse } from 'node:http';
import { updatesPath, type DevFault, type DevUpdate } from '../../corpus/dev-update.ts';

/** The open pages that listen for changes. */
export type Updates = ReturnType<typeof openUpdates>;

/** In bytes: the amount of unread events after which a page is dropped. */
const mostUnread = 1024 * 1024;

export function openUpdates() {
  const pages = new Set<ServerResponse>();
  let faults: readonly DevFault[] = [];
  let lastChange = performance.now();

  const eventOf = (changed: readonly string[]) => {
    const update: DevUpdate = { changed: [...changed], age: performance.now() - lastChange, faults: [...faults] };
    return `data: ${JSON.stringify(update)}\n\n`;
  };

  return {
    /**
     * Answers a request for the event stream.
     *
     * @returns whether it was one
     */
    intercept({ url = '', method }: IncomingMessage, response: ServerResponse): boolean {
      if (method !== 'GET' || !url.endsWith(`/${updatesPath}`)) return false;
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(eventOf([]));
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return true;
    },
    /** Sends an event to all pages, unless nothing is new. */
    send(changed: readonly string[], found: readonly DevFault[]): void {
      const isNew = changed.length > 0 || JSON.stringify(found) !== JSON.stringify(faults);
      faults = found;
      if (changed.length > 0) lastChange = performance.now();
      if (isNew) for (const page of pages) tell(page, eventOf(changed));
    },
  };
}

/** A page that doesn't read the stream is dropped. If it wakes up, it reconnects. */
function tell(page: ServerResponse, event: string): void {
  if (page.writableLength > mostUnread) page.destroy();
  else page.write(event);
}
