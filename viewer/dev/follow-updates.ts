import type { DevUpdate } from '../../corpus/dev-update.ts';

export interface UpdateListener {
  /** @param isBehind whether the page may have missed earlier updates */
  onUpdate: (update: DevUpdate, isBehind: boolean) => void;
  /** Called when the server can't be reached. `followUpdates` then connects again. */
  onLost: () => void;
}

/**
 * The delay before a new connection, in milliseconds. Most browsers reconnect automatically, but some do not if the
 * port is closed.
 */
const retryDelay = 500;

/** Calls `onUpdate` for each update of `lectern dev`, while the page is open. */
export function followUpdates(url: string, { onUpdate, onLost }: UpdateListener): void {
  let isFirst = true;

  function connect(): void {
    const source = new EventSource(url);
    let isGreeting = true;
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const update = JSON.parse(data) as DevUpdate;
      // `isBehind` is true after a reconnection, or if the server sent its last update after the page had started. In
      // both cases, the browser may have loaded outdated files.
      const isBehind = isGreeting && (!isFirst || update.age <= performance.now());
      isGreeting = false;
      isFirst = false;
      onUpdate(update, isBehind);
    });
    source.addEventListener('error', () => {
      source.close();
      onLost();
      setTimeout(connect, retryDelay);
    });
  }

  connect();
}
