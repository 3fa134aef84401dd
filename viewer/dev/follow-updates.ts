import type { DevUpdate } from '../../corpus/dev-update.ts';

export interface UpdateListener {
  /** @param isBehind whether this page may have missed earlier updates */
  onUpdate: (update: DevUpdate, isBehind: boolean) => void;
  /** The server can't be reached. The connection is retried. */
  onLost: () => void;
}

/** In milliseconds. Browsers retry by themselves, but some stop if the port is closed. */
const retryDelay = 500;

/** Listens to the updates of `lectern dev` while the page is open. */
export function followUpdates(url: string, { onUpdate, onLost }: UpdateListener): void {
  let isFirst = true;

  function connect(): void {
    const source = new EventSource(url);
    let isGreeting = true;
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const update = JSON.parse(data) as DevUpdate;
      // The page itself may be older than the connection: its files were requested at time 0.
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
