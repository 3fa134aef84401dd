/** What a page tells the worker that it registers. */
export interface WorkerParams {
  /** Whether the site is to be kept for reading without a network. */
  offlineMode: boolean;
  debug: boolean;
}

/** The address of the worker: what it is told stands in its query, as JSON. */
export function workerUrl(baseUrl: string, { offlineMode, debug }: WorkerParams): string {
  return `${baseUrl}sw.js?params=${encodeURIComponent(JSON.stringify({ offlineMode, debug }))}`;
}

/** @param href the address that a worker was registered with; one without readable params keeps nothing */
export function readWorkerParams(href: string): WorkerParams {
  try {
    const { offlineMode, debug } = JSON.parse(new URL(href).searchParams.get('params')!) as Partial<WorkerParams>;
    return { offlineMode: offlineMode === true, debug: debug === true };
  } catch {
    return { offlineMode: false, debug: false };
  }
}
