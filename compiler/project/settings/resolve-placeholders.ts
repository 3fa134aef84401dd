import Module from 'node:module';
import path from 'node:path';
import type { WorkFolder } from './module-folder.ts';
import { placeholder } from './placeholder.ts';
import { packageName } from './package-versions.ts';

/** Options for placeholders of packages. */
export interface Placeholders {
  /** Whether a package gets an inert placeholder if it is not installed. */
  mayReplace(name: string): boolean;
  /** The folder that placeholders are written to. */
  work: WorkFolder;
  /** Receives the packages, or modules of packages, that have a placeholder. */
  used: Set<string>;
}

type ResolveFilename = (request: string, ...rest: unknown[]) => string;

/**
 * The function in Node's loader that finds the file of a module: for `require`, `require.resolve` and `createRequire`.
 */
const loader = Module as unknown as { _resolveFilename: ResolveFilename };

/**
 * Lets modules of a site resolve packages that are not installed, for the duration of a call. `require.resolve` returns
 * the path of the placeholder, even in nested modules.
 */
export async function withPlaceholders<T>(placeholders: Placeholders, act: () => Promise<T>): Promise<T> {
  const own = loader._resolveFilename;
  loader._resolveFilename = function resolve(request, ...rest) {
    try {
      return own.call(this, request, ...rest);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND' || !isOfPackage(request)) throw error;
      if (!placeholders.mayReplace(packageName(request))) throw error;
      return fileIn(writePlaceholder(request, placeholders));
    }
  };
  try {
    return await act();
  } finally {
    loader._resolveFilename = own;
  }
}

function isOfPackage(specifier: string): boolean {
  // Yarn provides it in projects without node_modules. Packages check for it to detect Yarn.
  if (specifier === 'pnpapi') return false;
  return /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:\/|$)/.test(specifier) && !specifier.includes(':');
}

export function placeholderFolder({ dir }: WorkFolder): string {
  return path.join(dir, 'placeholders/node_modules');
}

/** Files that are requested by path, and are not modules. */
const plain = /\.(?:css|s[ac]ss|less|json)$/i;

/**
 * Writes a placeholder for a package, or for one of its modules. Its path contains the specifier.
 *
 * @returns its path, absolute: a folder for modules, a file otherwise
 */
export function writePlaceholder(specifier: string, { work, used }: Pick<Placeholders, 'work' | 'used'>): string {
  used.add(specifier);
  const place = path.join(placeholderFolder(work), specifier);
  const write = (file: string, text: string) => work.files.writeNow(file, Buffer.from(text));
  if (plain.test(specifier)) write(place, specifier.endsWith('.json') ? '{}' : '');
  else {
    write(path.join(place, 'package.json'), '{ "main": "index.cjs" }');
    write(fileIn(place), placeholder);
  }
  return place;
}

function fileIn(place: string): string {
  return plain.test(place) ? place : path.join(place, 'index.cjs');
}
