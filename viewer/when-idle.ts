/**
 * Runs a function in an idle moment. Safari has no `requestIdleCallback`: it runs the function after the current task.
 *
 * @param timeout the maximum delay in milliseconds; without it, a busy page may delay the function forever
 */
export function whenIdle(run: () => void, timeout?: number): void {
  (window.requestIdleCallback ?? setTimeout)(run, { timeout } as never);
}
