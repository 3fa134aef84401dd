import Module from 'node:module';
import path from 'node:path';
import type { WorkFolder } from './module-folder.ts';
import { placeholder } from './placeholder.ts';
import { packageName } from './package-versions.ts';

/** Which packages get placeholders, and where these lie. */
export interface Placeholders {
  /** Which packages get a placeholder that does nothing when they are not installed. */
  mayReplace(name: string): boolean;
  /** Where those placeholders are written. */
  work: WorkFolder;
  /** Gets what has a placeholder: packages, or modules of them. */
  used: Set<string>;
}

type ResolveFilename = (request: string, ...rest: unknown[]) => string;

/** What of Node's loader finds the file of a module: for `require`, `require.resolve` and `createRequire`. */
const loader = Module as unknown as { _resolveFilename: ResolveFilename };

/**
 * Lets modules of a site ask where a package lies that is not installed, for as long as they are run: `require.resolve`
 * leads to its placeholder, wherever and whenever it is called.
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
  // What Yarn provides where it has no node_modules: others ask for it to know whether they run there.
  if (specifier === 'pnpapi') return false;
  return /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:\/|$)/.test(specifier) && !specifier.includes(':');
}

export function placeholderFolder({ dir }: WorkFolder): string {
  return path.join(dir, 'placeholders/node_modules');
}

/** Files that are requested by their path, and are no modules. */
const plain = /\.(?:css|s[ac]ss|less|json)$/i;

/**
 * Writes what stands for a package, or for a module of one. Its path says which, as that of the package would.
 *
 * @returns its place, absolute: a folder, or a file where it is no module
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
