import type { DocsOptions } from '../../config/docs.ts';
import { refusal } from '../../diagnostics/errors/problem.ts';
import { list } from '../../diagnostics/rule.ts';
import type { OpenSite } from '../open-site.ts';

/**
 * Finds a docs instance by its id.
 *
 * @throws ConfigError if the site has no docs instance with that id
 */
export function instanceCalled(id: string, { config, configFile, dir }: OpenSite): DocsOptions {
  const found = config.docs.find((options) => options.id === id);
  if (found) return found;
  const hint =
    config.docs.length === 0
      ? 'this site has no docs'
      : `choose ${list(config.docs.map((options) => options.id))} with --instance`;
  throw refusal(configFile ?? dir, { key: 'docs', message: `there is no docs instance ${JSON.stringify(id)}`, hint });
}
