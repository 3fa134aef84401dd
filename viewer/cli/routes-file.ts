import { filePath } from '../../corpus/file-paths.ts';
import type { Route } from '../../corpus/schema/index.ts';
import type { CorpusFile } from '../corpus/corpus.ts';
import { expectFields, expectFile, isObject, malformed } from '../corpus/shape.ts';

/** `routes.json`: the pages of the site, with the fields that this command needs */
export const routesFile: CorpusFile<Pick<Route, 'path' | 'page'>[]> = {
  address: filePath('routes'),
  check: checkRoutes,
};

function checkRoutes(value: unknown): Pick<Route, 'path' | 'page'>[] {
  const { address } = routesFile;
  const file = expectFile(value, address);
  expectFields(file, address, { routes: 'array' });
  const routes = file.routes as unknown[];
  for (const route of routes) {
    if (!isObject(route)) throw malformed(address, 'contains something that is not a route');
    expectFields(route, address, { path: 'string', page: 'string' });
  }
  return routes as Pick<Route, 'path' | 'page'>[];
}
