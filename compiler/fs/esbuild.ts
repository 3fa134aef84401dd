import { createRequire } from 'node:module';
import type * as esbuild from 'esbuild';
import { EnvironmentError } from './environment-error.ts';

/**
 * Path of esbuild's JavaScript in the built package. `scripts/build.ts` copies it there. Undefined when run
 * from source.
 */
declare const LECTERN_ESBUILD: string | undefined;

const require = createRequire(import.meta.url);
let loaded: typeof esbuild | undefined;

/**
 * Returns esbuild. It is loaded on the first call.
 *
 * Lectern doesn't depend on the package `esbuild`, because package managers such as pnpm refuse its install script.
 * Lectern instead depends on the packages with esbuild's binaries, one per platform.
 *
 * @throws EnvironmentError if no binary for this platform is installed
 */
export function loadEsbuild(): typeof esbuild {
  if (loaded) return loaded;
  const isBuilt = typeof LECTERN_ESBUILD !== 'undefined';
  if (isBuilt && !hasBinary())
    throw new EnvironmentError(
      `esbuild has no binary for ${process.platform} ${process.arch}`,
      'install Lectern again with its optional dependencies, or set ESBUILD_BINARY_PATH to the path of an esbuild binary',
    );
  return (loaded = require(isBuilt ? LECTERN_ESBUILD : 'esbuild') as typeof esbuild);
}

function hasBinary(): boolean {
  if (process.env.ESBUILD_BINARY_PATH) return true;
  try {
    require.resolve(`@esbuild/${process.platform}-${process.arch}/package.json`);
    return true;
  } catch {
    return false;
  }
}
