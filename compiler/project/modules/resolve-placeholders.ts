import Module from 'node:module';
import path from 'node:path';
import type { WorkFolder } from '../settings/module-folder.ts';
import { placeholder } from './placeholder.ts';
import { packageName } from '../settings/package-versions.ts';

/** Options for placeholders. A placeholder replaces a package that is not installed. */
export interface Placeholders {
  /** Whether a missing package may be replaced. */
  mayReplace(name: string): boolean;
  /** The folder that placeholders are written to. */
  work: WorkFolder;
  /** The packages, or modules of packages, that were replaced. `withPlaceholders` adds to it. */
  used: Set<string>;
}

type ResolveFilename = (request: string, ...rest: unknown[]) => string;

/**
 * Node's internal function that resolves a specifier to a file. `require`, `require.resolve` and
 * `createRequire` all use it.
 */
const loader = Module as unknown as { _resolveFilename: ResolveFilename };

/**
 * Runs `act`, and resolves packages that are not installed to placeholders meanwhile. Includes `require.resolve` and
 * nested modules.
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
  // `pnpapi` gets no placeholder, because packages detect Yarn by the existence of this module.
  if (specifier === 'pnpapi') return false;
  return /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:\/|$)/.test(specifier) && !specifier.includes(':');
}

export function placeholderFolder({ dir }: WorkFolder): string {
  return path.join(dir, 'placeholders/node_modules');
}

/** File extensions for which the placeholder is an empty file, not a module. */
const plain = /\.(?:css|s[ac]ss|less|json)$/i;

/**
 * Writes a placeholder for a package, or for a module of a package. The placeholder's path contains the
 * specifier.
 *
 * @returns the absolute path of the placeholder: a folder for a module, a file for styles and JSON
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
