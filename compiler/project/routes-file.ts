import * as z from 'zod';
import { diagnose } from '../diagnostics/catalogue.ts';
import { compareText, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { keyText, shapeFaults } from '../site/shape-faults.ts';
import type { PublishedRoute } from '../site/routes/published-route.ts';
import { jsonFault } from './json-fault.ts';

/** The file in a site's folder that holds its published addresses. */
export const routesFile = 'lectern.routes.json';

/** That file, and `corpus/routes.json` of a compiled site, which says more of each route. */
const RoutesFile = z.looseObject({
  routes: z.array(z.looseObject({ path: z.string(), source: z.string().optional(), kind: z.string().optional() })),
});

/** Published addresses, or why they can't be read. */
export type ReadRoutes = { routes: PublishedRoute[]; diagnostics: [] } | { routes: []; diagnostics: Diagnostic[] };

/** @param path of the file, for messages */
export function parseRoutes(path: string, text: string): ReadRoutes {
  const syntax = jsonFault(text);
  if (syntax) {
    const reason = `expected ${syntax.expected}`;
    return { routes: [], diagnostics: [diagnose('invalid-json', { path, ...syntax.at }, { reason })] };
  }
  const { data, error } = RoutesFile.safeParse(JSON.parse(text));
  if (data) return { routes: data.routes, diagnostics: [] };
  const faults = shapeFaults(error, RoutesFile);
  return {
    routes: [],
    diagnostics: faults.map(({ keys, reason }) => diagnose('routes-file', { path }, { key: keyText(keys), reason })),
  };
}

/** @returns the text of the file: a line for each address, so that changes can be read and merged */
export function writeRoutes(routes: readonly PublishedRoute[]): string {
  const sorted = [...routes].sort((a, b) => compareText(a.path, b.path));
  const lines = sorted.map(({ path, source }) => `    ${JSON.stringify({ path, source })}`);
  return `{\n  "format": 1,\n  "routes": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** @returns where such a text names an address */
export function placeOfRoute(text: string, path: string): Omit<Place, 'path'> {
  const name = JSON.stringify(path);
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.includes(`"path":${name}`));
  if (index < 0) return {};
  const column = lines[index]!.indexOf(name) + 1;
  return { line: index + 1, column, end: { line: index + 1, column: column + name.length } };
}
