import path from 'node:path';
import { addressesOf, findAddress } from './addresses/find-address.ts';
import { disk } from './fs/disk.ts';
import { statOf } from './fs/stat.ts';
import { filesBelow } from './fs/files-below.ts';
import { writeInOneStep } from './fs/write-in-one-step.ts';
import { inspect } from './inspect.ts';
import type { CompileOptions } from './compile-report.ts';
import { errorsIn, type Diagnostic } from './diagnostics/diagnostic.ts';
import { readRoutes, routesFile, writeRoutes } from './project/routes/routes-file.ts';
import { isKept } from './site/routes/published-route.ts';

/** The result of updating `lectern.routes.json`. */
export interface KeptRoutes {
  file: string;
  /** The number of addresses in the file. */
  count: number;
  /** Addresses that were added. */
  added: string[];
  /** Addresses that were removed, because they no longer lead anywhere. */
  dropped: string[];
  /** Errors of the site. With errors, the file is not written. */
  errors: readonly Diagnostic[];
}

/**
 * Writes the addresses of a site to `lectern.routes.json`, which later compiles check. An old address stays in the file
 * while it leads to something, such as a redirect.
 *
 * @param siteDir the site's folder
 */
export async function keepRoutes(
  siteDir: string,
  options: Pick<CompileOptions, 'cacheDir' | 'config'> = {},
): Promise<KeptRoutes> {
  const { answers, diagnostics } = await inspect(siteDir, options);
  const dir = path.resolve(siteDir);
  const own = await readRoutes(dir, disk);
  const before = own?.routes ?? [];
  const isLink = statOf(path.join(dir, routesFile))?.kind === 'link';
  const errors = isLink ? own!.diagnostics : errorsIn(diagnostics).filter(({ rule }) => rule !== 'vanished-route');
  const nothing = { file: routesFile, count: before.length, added: [], dropped: [], errors };
  if (errors.length > 0) return nothing;
  const addresses = addressesOf(answers);
  const now = new Map(answers.pages.filter(isKept).map((route) => [route.path, route]));
  const redirected = before.filter((route) => !now.has(route.path) && findAddress(route.path, addresses));
  const known = new Set(before.map((route) => route.path));
  const all = [...now.values(), ...redirected];
  const kept = new Set(all.map((route) => route.path));
  await writeInOneStep(filesBelow(dir), path.join(dir, routesFile), Buffer.from(writeRoutes(all)), true);
  return {
    ...nothing,
    count: all.length,
    added: [...now.keys()].filter((each) => !known.has(each)),
    dropped: [...known].filter((each) => !kept.has(each)),
  };
}
