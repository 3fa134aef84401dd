import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { configAt, sourceOfBundle } from './config-code.ts';
import type { Place, Point } from './diagnostic.ts';
import { stackFrames } from './stack-frames.ts';
import { thrownParts } from './thrown-text.ts';

/** Lectern's own code, as source or built. */
const ownFolder = fileURLToPath(new URL('../../', import.meta.url));
/** The maximum call depth of site code before a call to Lectern. */
const mostFrames = 200;

/** A call in code that is not Lectern's. */
export interface SiteFrame {
  /** Relative to the folder of the config that the file belongs to, or absolute. */
  file: string;
  absolute: string;
  /** Unknown in a bundle without a source map. */
  at?: Point | undefined;
  isBundled: boolean;
  /** Whether the file belongs to a config that has run. */
  isOfConfig: boolean;
}

/** @returns the current stack, without the calls from `below` on */
export function stackHere(below: (...given: never[]) => unknown): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = mostFrames;
  const here: { stack?: string } = {};
  Error.captureStackTrace(here, below);
  Error.stackTraceLimit = stackTraceLimit;
  return here.stack ?? '';
}

/** @returns the calls in code that is not Lectern's, the innermost first */
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
 * @param siteDir absolute
 * @param orInPackage accept a call in a package if no other call is known
 * @returns the innermost call in the config, or in a module that it imports; nothing if only packages were running
 */
export function placeInCode(error: unknown, siteDir: string, orInPackage = false): Place | undefined {
  const frames = siteFrames(thrownParts(error).stack ?? '');
  const own =
    frames.find(({ absolute, isOfConfig }) => isOfConfig && !absolute.includes('/node_modules/')) ??
    (orInPackage ? frames[0] : undefined);
  return own?.at && { path: path.relative(siteDir, own.absolute), ...own.at };
}

// A site may be in a folder of the checkout.
function isOwn(file: string): boolean {
  return /^(?:build|bin|compiler|corpus|scripts)\//.test(path.relative(ownFolder, file));
}
