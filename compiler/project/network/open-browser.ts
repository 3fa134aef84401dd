import { spawn } from 'node:child_process';

/** A program and its arguments. */
export type Call = readonly [program: string, ...given: string[]];

/**
 * @param platform a value of `process.platform`
 * @param browser the environment variable `BROWSER`
 * @returns the command that opens an address in a browser
 */
export function browserCall(url: string, platform: NodeJS.Platform, browser: string | undefined): Call {
  if (browser) return [browser, url];
  if (platform === 'darwin') return ['open', url];
  // `cmd` ends a command at `&`, so `&` is escaped. `start` uses its first quoted argument as the window title.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', url.replaceAll('&', '^&')];
  return ['xdg-open', url];
}

/**
 * Opens an address in a browser, without waiting for it.
 *
 * @param onFailure called if no browser can be started
 */
export function openBrowser(url: string, onFailure: (reason: string) => void): void {
  const [program, ...given] = browserCall(url, process.platform, process.env.BROWSER);
  const browser = spawn(program, given, { stdio: 'ignore', detached: true });
  browser.on('error', (error) => onFailure(error.message));
  browser.unref();
}
