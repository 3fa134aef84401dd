import { ofSource } from '../../diagnostics/page-error.ts';
import path from 'node:path';
import * as z from 'zod';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, type Diagnostic, type Range } from '../../diagnostics/diagnostic.ts';
import { keyText, shapeFaults } from '../../site/shape-faults.ts';
import type { PublishedRoute } from '../../site/routes/published-route.ts';
import type { DataFile } from '../../source/source.ts';
import { parseDataFile } from '../settings/data-file.ts';
import type { Files } from '../../fs/files.ts';
import { readUnscanned } from '../../fs/read.ts';
import { jsonFault } from '../settings/json-fault.ts';

/** The file in a site's folder with its published addresses. */
export const routesFile = 'lectern.routes.json';

/** Schema of that file, and of `corpus/routes.json` of a compiled site, which has more keys per route. */
const RoutesFile = z.looseObject({
  routes: z.array(z.looseObject({ path: z.string(), source: z.string().optional(), kind: z.string().optional() })),
});

/** The content of a file of published addresses. */
export interface ReadRoutes {
  /** Empty if there are errors. */
  routes: readonly PublishedRoute[];
  diagnostics: readonly Diagnostic[];
  /** @returns the location of a route's address in the file, by its index in the list */
  at(index: number): Range | undefined;
}

/** In bytes: enough for a line per address of a large site. */
const sizeLimit = 64 * 1024 * 1024;

/**
 * Reads the file of a site's published addresses.
 *
 * @param siteDir absolute
 * @returns undefined if there is no such file; a link is an error, and is not read
 */
export async function readRoutes(siteDir: string, files: Files): Promise<ReadRoutes | undefined> {
  if ((await files.stat(path.join(siteDir, routesFile))) === undefined) return undefined;
  const reading = await readUnscanned(files, siteDir, routesFile, sizeLimit);
  if ('text' in reading) return parseRoutes(routesFile, reading.text);
  return { routes: [], diagnostics: [reading.diagnostic], at: () => undefined };
}

/** @param file its path, for messages */
export function parseRoutes(file: string, text: string): ReadRoutes {
  return ofSource(file, () => routesIn(file, text));
}

function routesIn(file: string, text: string): ReadRoutes {
  // Only the slower YAML parser knows locations, so it reads only files with errors.
  let slow: DataFile | undefined;
  const placeOf = (keys: readonly (string | number)[]) => (slow ??= parseDataFile(file, text).file)?.at(keys);
  const found = { routes: [], at: (index: number) => placeOf(['routes', index, 'path']) };
  const syntax = jsonFault(text);
  if (syntax) {
    const reason = `expected ${syntax.expected}`;
    return { ...found, diagnostics: [diagnose('invalid-json', { path: file, ...syntax.at }, { reason })] };
  }
  const { data, error } = RoutesFile.safeParse(JSON.parse(text));
  if (data) return { ...found, routes: data.routes, diagnostics: [] };
  const faults = shapeFaults(error, RoutesFile).map(({ keys, reason }) =>
    diagnose('routes-file', { path: file, ...placeOf(keys) }, { key: keyText(keys), reason }),
  );
  return { ...found, diagnostics: faults };
}

/** @returns the source of the file: one line per address, so that changes can be reviewed and merged */
export function writeRoutes(routes: readonly PublishedRoute[]): string {
  const sorted = [...routes].sort((a, b) => compareText(a.path, b.path));
  const lines = sorted.map(({ path, source }) => `    ${JSON.stringify({ path, source })}`);
  return `{\n  "format": 1,\n  "routes": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
