import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { buildViewer } from '../../../scripts/build-viewer.ts';
import { buildViewerPackage } from '../../../scripts/build-viewer-package.ts';

/** The folder of the package. */
export const packageDir = fileURLToPath(new URL('../..', import.meta.url));
/** A hand-written corpus of five files. */
export const handbook = fileURLToPath(new URL('handbook', import.meta.url));

/** Builds the package, unless `npm test` has already built it. */
export async function buildPackage(): Promise<void> {
  if (process.env.LECTERN_BUILT) return;
  const folder = await mkdtemp(join(tmpdir(), 'lectern-viewer-'));
  await buildViewer(folder, { minify: true });
  await buildViewerPackage(join(packageDir, 'build'), folder, []);
  await rm(folder, { recursive: true });
}

/** Runs the command of the package, `lectern-viewer`, with arguments. */
export function runCommand(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((ended) => {
    execFile(process.execPath, [join(packageDir, 'build/cli/main.js'), ...args], (error, out, err) =>
      ended({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

/** Opens a page that records its errors. */
export async function openPage(browser: Browser): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, problems };
}
