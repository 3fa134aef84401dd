import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { configAt, sourceOfBundle } from './config-code.ts';
import type { Place, Point } from './diagnostic.ts';
import { stackFrames } from './stack-frames.ts';
import { thrownParts } from './thrown-text.ts';

/** Folder of Lectern's own code, when run from source or from the built package. */
const ownFolder = fileURLToPath(new URL('../../', import.meta.url));
/** Maximum number of stack frames to record. The site's code may have called a package deeply before the error. */
const mostFrames = 200;

/** A stack frame outside of Lectern's code. */
export interface SiteFrame {
  /** Path relative to the folder of the file's config. Absolute if the file belongs to no config. */
  file: string;
  absolute: string;
  /** Absent for a bundle without source map. */
  at?: Point | undefined;
  isBundled: boolean;
  /** Whether the file belongs to a config that Lectern has run. */
  isOfConfig: boolean;
}

/** @returns the current stack, starting at the caller of `below` */
export function stackHere(below: (...given: never[]) => unknown): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = mostFrames;
  const here: { stack?: string } = {};
  Error.captureStackTrace(here, below);
  Error.stackTraceLimit = stackTraceLimit;
  return here.stack ?? '';
}

/** @returns the stack frames outside of Lectern's code, innermost first */
export function siteFrames(stack: string): SiteFrame[] {
  return stackFrames(stack).flatMap(({ file: url, at }): SiteFrame[] => {
    const file = decodeURI(url);
    const config = configAt(file);
    if (!config?.isBundled && isOwn(file)) return [];
    if (config === undefined) return [{ file, absolute: file, at, isBundled: false, isOfConfig: false }];
    const { name, folder, isBundled } = config;
    const source = isBundled ? sourceOfBundle(file, at) : { file, at };
    const absolute = source?.file ?? path.join(folder, name);
    return [{ file: path.relative(folder, absolute), absolute, at: source?.at, isBundled, isOfConfig: true }];
  });
}

/**
 * Finds where the site's code has thrown an error.
 *
 * @param siteDir absolute path
 * @param orInPackage whether a call in a package is acceptable, if there is no other call
 * @returns the innermost call in the config, or in a module that it imports; undefined if only packages were running
 */
export function placeInCode(error: unknown, siteDir: string, orInPackage = false): Place | undefined {
  const frames = siteFrames(thrownParts(error).stack ?? '');
  const own =
    frames.find(({ absolute, isOfConfig }) => isOfConfig && !absolute.includes('/node_modules/')) ??
    (orInPackage ? frames[0] : undefined);
  return own?.at && { path: path.relative(siteDir, own.absolute), ...own.at };
}

// Files of a site inside Lectern's repository don't count as Lectern's code.
function isOwn(file: string): boolean {
  return /^(?:build|bin|compiler|corpus|scripts)\//.test(path.relative(ownFolder, file));
}
