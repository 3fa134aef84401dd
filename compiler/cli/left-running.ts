/** Kinds of resources that a plugin may have left open, and that don't have to keep the process alive. */
const idle = new Set(['Timeout', 'TTYWrap', 'PipeWrap', 'TCPServerWrap', 'FSEventWrap', 'StatWatcher']);
const everyMs = 100;

/**
 * Ends the process when only timers, watchers and servers keep it alive after a finished command. Plugins may start
 * these, and stop them only after a Docusaurus build. Pending writes and child processes still keep the process alive.
 */
export function endBesideLeftRunning(): void {
  const check = () => {
    // The process waits until output is written, because standard output may be a pipe to another program.
    const isWritten = process.stdout.writableLength === 0 && process.stderr.writableLength === 0;
    if (isWritten && process.getActiveResourcesInfo().every((name) => idle.has(name))) process.exit();
  };
  setInterval(check, everyMs).unref();
}
