import { AsyncLocalStorage } from 'node:async_hooks';

/** A plugin at work on a document, and all that it started and did not wait for. */
export interface PluginContext {
  /** Its name. */
  readonly plugin: string;
  /** The path of the document's file, as plugins know it. */
  readonly path: string;
  /** Ends the plugin's run with a fault that nobody caught. @returns whether it was still running */
  readonly fail: (fault: unknown) => boolean;
}

const contexts = new AsyncLocalStorage<PluginContext>();

/** The time is counted in parts: while another plugin keeps the process busy, no more than one of them passes. */
const ticks = 10;

/**
 * Runs a plugin.
 *
 * @param limit how long it may take, in milliseconds
 * @returns what it returns
 * @throws what it throws, what is thrown meanwhile in a timer or a promise of it, or an Error when it takes too long
 */
export function inPluginContext<Value>(
  { plugin, path, limit }: Pick<PluginContext, 'plugin' | 'path'> & { limit: number },
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
      if (left === 0) fail(new Error(`it did not end within ${limit / 1000} seconds`));
    }, limit / ticks);
    contexts.run({ plugin, path, fail }, () => void run().then(end(resolve), fail));
  });
}

/** @returns in a listener for faults that nobody caught, the plugin that the fault comes from */
export function failingPlugin(): PluginContext | undefined {
  return contexts.getStore();
}
