/** Resources that a plugin may leave open, and that no finished Lectern command needs. */
const idle = new Set(['Timeout', 'TTYWrap', 'PipeWrap', 'TCPServerWrap', 'FSEventWrap', 'StatWatcher']);
const everyMs = 100;

/**
 * Ends a finished command as soon as only timers, watchers and servers keep its process alive. Plugins of a site may
 * start some, and stop them only after a Docusaurus build. Pending writes and child processes are still awaited.
 */
export function endBesideLeftRunning(): void {
  const look = () => {
    // Standard output is a pipe if another program reads it. A child process is listed in addition to its pipes.
    const isWritten = process.stdout.writableLength === 0 && process.stderr.writableLength === 0;
    if (isWritten && process.getActiveResourcesInfo().every((name) => idle.has(name))) process.exit();
  };
  setInterval(look, everyMs).unref();
}
