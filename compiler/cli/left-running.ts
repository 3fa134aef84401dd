/** What a plugin may have left, and no command of Lectern's that is over still needs. */
const idle = new Set(['Timeout', 'TTYWrap', 'PipeWrap', 'TCPServerWrap', 'FSEventWrap', 'StatWatcher']);
const everyMs = 100;

/**
 * Ends a command that is over once nothing but timers, watchers and servers keeps its process. The plugins of a site may
 * start some and stop them only after a build of Docusaurus; what is written or run still is waited for.
 */
export function endBesideLeftRunning(): void {
  const look = () => {
    // Standard output is a pipe where another program reads it; a process that was started is named beside its pipes.
    const isWritten = process.stdout.writableLength === 0 && process.stderr.writableLength === 0;
    if (isWritten && process.getActiveResourcesInfo().every((name) => idle.has(name))) process.exit();
  };
  setInterval(look, everyMs).unref();
}
