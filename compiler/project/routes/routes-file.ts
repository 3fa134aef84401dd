import { ofSource } from '../../diagnostics/errors/page-error.ts';
import path from 'node:path';
import * as z from 'zod';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, type Diagnostic, type Range } from '../../diagnostics/diagnostic.ts';
import { keyText, shapeProblems } from '../../site/shape-problems.ts';
import type { PublishedRoute } from '../../site/routes/published-route.ts';
import type { DataFile } from '../../source/source.ts';
import { parseDataFile } from '../settings/data-file.ts';
import type { Files } from '../../fs/files.ts';
import { readUnscanned } from '../../fs/read.ts';
import { jsonProblem } from '../settings/json-problem.ts';

/** The file in a site's folder that lists its published addresses. */
export const routesFile = 'lectern.routes.json';

/**
 * Schema of `lectern.routes.json`, and of `corpus/routes.json` in a compiled site. The routes in `corpus/routes.json`
 * have more keys.
 */
const RoutesFile = z.looseObject({
  routes: z.array(
    z.looseObject({
      path: z.string(),
      source: z.string().optional(),
      kind: z.string().optional(),
      unlisted: z.unknown().optional(),
    }),
  ),
});

/** The content of `lectern.routes.json`. */
export interface ReadRoutes {
  /** The listed routes; empty if the file has errors. */
  routes: readonly PublishedRoute[];
  diagnostics: readonly Diagnostic[];
  /** @returns the location of the `path` key of the route with this index */
  at(index: number): Range | undefined;
}

/** Maximum size in bytes. It suffices for a line per address of a large site. */
const sizeLimit = 64 * 1024 * 1024;

/**
 * Reads `lectern.routes.json` of a site.
 *
 * @param siteDir absolute path
 * @returns undefined if the file doesn't exist. A symbolic link is not read, but reported as an error
 */
export async function readRoutes(siteDir: string, files: Files): Promise<ReadRoutes | undefined> {
  if ((await files.stat(path.join(siteDir, routesFile))) === undefined) return undefined;
  const reading = await readUnscanned(files, siteDir, routesFile, sizeLimit);
  if ('text' in reading) return parseRoutes(routesFile, reading.text);
  return { routes: [], diagnostics: [reading.diagnostic], at: () => undefined };
}

/**
 * Parses the content of `lectern.routes.json`.
 *
 * @param file path of the file, for messages
 */
export function parseRoutes(file: string, text: string): ReadRoutes {
  return ofSource(file, () => routesIn(file, text));
}

function routesIn(file: string, text: string): ReadRoutes {
  // Only errors need locations. The YAML parser returns them, but it is slower than `JSON.parse`, so it runs only
  // after an error.
  let slow: DataFile | undefined;
  const placeOf = (keys: readonly (string | number)[]) => (slow ??= parseDataFile(file, text).file)?.at(keys);
  const found = { routes: [], at: (index: number) => placeOf(['routes', index, 'path']) };
  const syntax = jsonProblem(text);
  if (syntax) {
    const reason = `expected ${syntax.expected}`;
    return { ...found, diagnostics: [diagnose('invalid-json', { path: file, ...syntax.at }, { reason })] };
  }
  const { data, error } = RoutesFile.safeParse(JSON.parse(text));
  if (data) return { ...found, routes: data.routes, diagnostics: [] };
  const diagnostics = shapeProblems(error, RoutesFile).map(({ keys, reason }) =>
    diagnose('routes-file', { path: file, ...placeOf(keys) }, { key: keyText(keys), reason }),
  );
  return { ...found, diagnostics: diagnostics };
}

/**
 * @returns the content of `lectern.routes.json`: one line per address, so that changes are easy to review and
 * merge
 */
export function writeRoutes(routes: readonly PublishedRoute[]): string {
  const sorted = [...routes].sort((a, b) => compareText(a.path, b.path));
  const lines = sorted.map(({ path, source }) => `    ${JSON.stringify({ path, source })}`);
  return `{\n  "format": 1,\n  "routes": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
