import type { DocsOptions } from '../../config/docs.ts';
import { ConfigError, type ConfigProblem } from '../../config/problem.ts';
import { list } from '../../diagnostics/rule.ts';
import type { OpenSite } from '../open-site.ts';

/** @throws ConfigError when the site has no docs of that id */
export function instanceCalled(id: string, { config, configFile, dir }: OpenSite): DocsOptions {
  const found = config.docs.find((options) => options.id === id);
  if (found) return found;
  const hint =
    config.docs.length === 0
      ? 'this site has no docs'
      : `choose ${list(config.docs.map((options) => options.id))} with --instance`;
  throw new ConfigError(configFile ?? dir, [
    { key: 'docs', message: `there is no docs instance ${JSON.stringify(id)}`, hint },
  ]);
}

/** @throws ConfigError, always: of a file, with what is wrong there */
export function refuse(file: string, problem: Omit<ConfigProblem, 'key'> & { key?: string }): never {
  throw new ConfigError(file, [{ key: file, ...problem }]);
}
