import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A call of a plugin, or of a hook of an extension. The call also includes asynchronous work that the plugin started
 * without awaiting it.
 */
export interface PluginContext {
  /** Name of the plugin or extension. */
  readonly plugin: string;
  /** Name of the hook, for an extension. */
  readonly hook?: string | undefined;
  /** Path of the document, or of the config. */
  readonly path: string;
  /**
   * Makes the run fail with an unhandled error.
   *
   * @returns false if the run has already ended
   */
  readonly fail: (problem: unknown) => boolean;
}

const contexts = new AsyncLocalStorage<PluginContext>();

/**
 * A time limit is measured in this number of timer ticks. If another plugin blocks the process for long, only one tick
 * elapses.
 */
const ticks = 10;

/**
 * Runs a plugin with a time limit.
 *
 * @param limit time limit in milliseconds
 * @returns the result of `run`
 * @throws the exception of `run`, or of a timer or promise of the plugin; an Error after the time limit
 */
export function inPluginContext<Value>(
  { plugin, hook, path, limit }: Pick<PluginContext, 'plugin' | 'hook' | 'path'> & { limit: number },
  run: () => Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let isRunning = true;
    const end = <Result>(finish: (result: Result) => void) => {
      return (result: Result): boolean => {
        const wasRunning = isRunning;
        isRunning = false;
        clearInterval(timer);
        finish(result);
        return wasRunning;
      };
    };
    const fail = end(reject);
    let left = ticks;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) fail(new Error(`the code did not end within ${limit / 1000} seconds`));
    }, limit / ticks);
    contexts.run({ plugin, hook, path, fail }, () => void run().then(end(resolve), fail));
  });
}

/** @returns the plugin that caused an unhandled error. Call this function in a listener for unhandled errors */
export function failingPlugin(): PluginContext | undefined {
  return contexts.getStore();
}

/** @returns the subject of a sentence about running code: `the plugin "x"` */
export function runnerName({ plugin, hook }: Pick<PluginContext, 'plugin' | 'hook'>): string {
  return hook === undefined ? `the plugin "${plugin}"` : `the extension "${plugin}" in "${hook}"`;
}
