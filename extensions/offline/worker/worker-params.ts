/** The parameters that a page passes to the service worker. */
export interface WorkerParams {
  /** Whether to cache the site for offline reading. */
  offlineMode: boolean;
  debug: boolean;
}

/** Returns the address of the worker. Its query contains the parameters as JSON. */
export function workerUrl(baseUrl: string, { offlineMode, debug }: WorkerParams): string {
  return `${baseUrl}sw.js?params=${encodeURIComponent(JSON.stringify({ offlineMode, debug }))}`;
}

/**
 * @param href the address of a registered worker
 * @returns its parameters. If they can't be parsed, the worker caches nothing
 */
export function readWorkerParams(href: string): WorkerParams {
  try {
    const { offlineMode, debug } = JSON.parse(new URL(href).searchParams.get('params')!) as Partial<WorkerParams>;
    return { offlineMode: offlineMode === true, debug: debug === true };
  } catch {
    return { offlineMode: false, debug: false };
  }
}

// Types of the service worker's global scope that the DOM types lack, limited to the members used here.

export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

export interface WorkerScope {
  /** The identifier of the output. The compiler writes its definition before the worker's code. */
  LECTERN_STAMP: string;
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Returns the name of a site's cache. It contains the path, because one origin can have several sites. */
export function cacheName(scope: string): string {
  return `lectern-${scope}`;
}
