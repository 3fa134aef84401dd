import { spawn } from 'node:child_process';

/** A program and what it is given. */
export type Call = readonly [program: string, ...given: string[]];

/**
 * @param platform as `process.platform`
 * @param browser what the environment names as the browser (`BROWSER`)
 * @returns what opens an address in the browser of a system
 */
export function browserCall(url: string, platform: NodeJS.Platform, browser: string | undefined): Call {
  if (browser) return [browser, url];
  if (platform === 'darwin') return ['open', url];
  // The shell takes "&" in an address for the end of a command, and the first quoted text for a title.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', url.replaceAll('&', '^&')];
  return ['xdg-open', url];
}

/**
 * Opens an address in the browser. Nothing waits for it.
 *
 * @param onFailure is told when there is no browser to open
 */
export function openBrowser(url: string, onFailure: (reason: string) => void): void {
  const [program, ...given] = browserCall(url, process.platform, process.env.BROWSER);
  const browser = spawn(program, given, { stdio: 'ignore', detached: true });
  browser.on('error', (error) => onFailure(error.message));
  browser.unref();
}
