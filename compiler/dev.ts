import path from 'node:path';
import type { DevError } from '../corpus/dev-update.ts';
import type { CompileOptions } from './compile-report.ts';
import { devErrors } from './dev-errors.ts';
import { disk } from './fs/disk.ts';
import { extensionRequests } from './serve/extension-requests.ts';
import { openLiveIndex } from './serve/live-index.ts';
import { serve, type RunningServer, type ServeOptions } from './serve/server.ts';
import { openUpdates } from './serve/updates.ts';
import { sendWaitingPage } from './serve/waiting-page.ts';
import { stateFolder } from './project/state-folder.ts';
import { openWatch, type WatchOutcome } from './watch.ts';

export interface DevOptions
  extends
    Pick<ServeOptions, 'port' | 'host'>,
    Pick<CompileOptions, 'explain' | 'locale' | 'stubMissing' | 'cacheDir' | 'config' | 'onProgress'> {}

/**
 * Serves a site during development. After each change, the site is compiled into a separate folder, and open
 * pages are updated.
 *
 * @param onReport called after each compile
 * @throws an error that prevents the first compile
 */
export async function dev(
  siteDir: string,
  { port, host, ...options }: DevOptions,
  onReport: (outcome: WatchOutcome) => Promise<void>,
): Promise<RunningServer> {
  const outDir = path.join(stateFolder(path.resolve(siteDir), options.cacheDir).dir, 'dev');
  const index = openLiveIndex(disk, outDir);
  const updates = openUpdates();
  let problems: readonly DevError[] = [];
  const watch = await openWatch(siteDir, { ...options, outDir, development: true }, async (outcome) => {
    const changed = 'report' in outcome ? outcome.report.changed : [];
    if (changed.length > 0 || index.isEmpty()) await index.update(changed);
    problems = await devErrors(outcome, siteDir);
    updates.send(changed, problems);
    await onReport(outcome);
  });
  const intercept: ServeOptions['intercept'] = (request, response) => {
    if (updates.intercept(request, response)) return true;
    if (index.isEmpty()) sendWaitingPage(response, problems);
    return index.isEmpty();
  };
  try {
    const server = await serve(disk, {
      dir: outDir,
      port,
      host,
      nextFreePort: true,
      checkHost: true,
      compress: false,
      readIndex: index.read,
      intercept,
      handle: extensionRequests(watch.site, outDir),
    });
    return {
      ...server,
      async close() {
        await server.close();
        await watch.close();
      },
    };
  } catch (error) {
    await watch.close();
    throw error;
  }
}
