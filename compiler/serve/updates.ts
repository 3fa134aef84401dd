import type { IncomingMessage, ServerResponse } from 'node:http';
import { updatesPath, type DevFault, type DevUpdate } from '../../corpus/dev-update.ts';

/** The open pages that want to hear of changes. */
export type Updates = ReturnType<typeof openUpdates>;

/** In bytes: how much of what it was told a page may leave unread. */
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
    /** Answers a request for the stream. @returns whether it was one */
    intercept({ url = '', method }: IncomingMessage, response: ServerResponse): boolean {
      if (method !== 'GET' || !url.endsWith(`/${updatesPath}`)) return false;
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(eventOf([]));
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return true;
    },
    /** Tells all pages, unless there is nothing new to tell. */
    send(changed: readonly string[], found: readonly DevFault[]): void {
      const isNew = changed.length > 0 || JSON.stringify(found) !== JSON.stringify(faults);
      faults = found;
      if (changed.length > 0) lastChange = performance.now();
      if (isNew) for (const page of pages) tell(page, eventOf(changed));
    },
  };
}

/** A page that reads nothing of the stream is dropped: one that comes back to life asks for it again. */
function tell(page: ServerResponse, event: string): void {
  if (page.writableLength > mostUnread) page.destroy();
  else page.write(event);
}
