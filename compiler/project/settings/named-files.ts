import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { ConfigProblem } from '../../config/problem.ts';
import type { Files } from '../../fs/files.ts';
import { contentPath } from '../../site/source-path.ts';
import { nearestPath } from './nearest-path.ts';

/**
 * Files of declared things that a config may name, and with them those of Docusaurus that may be missing there. The ones
 * that are usual may be missing anyway.
 */
const named = [
  { kind: 'docs', key: 'tags', mayMiss: false },
  { kind: 'blog', key: 'tags', mayMiss: false },
  { kind: 'blog', key: 'authorsMapPath', mayMiss: true },
] as const;

/**
 * @param written what the config file exports
 * @param isDocusaurus whether it is one of Docusaurus
 * @returns what is wrong with the names of files that a config itself gives: nothing in a site would say that they are not
 *   read
 */
export async function namedFileProblems(
  written: unknown,
  config: Config,
  { dir, files, isDocusaurus }: { dir: string; files: Files; isDocusaurus: boolean },
): Promise<ConfigProblem[]> {
  const given = written as Record<string, unknown>;
  const problems: ConfigProblem[] = [];
  for (const { kind, key, mayMiss } of named) {
    if (isDocusaurus && mayMiss) continue;
    const instances = [given[kind]].flat() as (Record<string, unknown> | undefined)[];
    for (const [index, options] of config[kind].entries()) {
      const name = (options as Record<string, unknown>)[key];
      if (typeof name !== 'string' || instances[index]?.[key] === undefined || !isRead(options)) continue;
      const file = contentPath(options.path, name);
      if (await files.stat(path.resolve(dir, file))) continue;
      const near = await nearestPath(file, dir, files);
      const from = near?.startsWith(`${options.path}/`) ? near.slice(options.path.length + 1) : undefined;
      problems.push({
        key: `${kind}[${index}].${key}`,
        message: `there is no file ${JSON.stringify(file)}`,
        hint:
          from !== undefined
            ? `did you mean ${JSON.stringify(from)}?`
            : `name it from the folder ${JSON.stringify(options.path)}, or leave ${JSON.stringify(key)} out`,
      });
    }
  }
  return problems;
}

/** Whether the docs in the folder itself are part of the site; versions that were cut may have other files. */
function isRead(options: Config['docs'][number] | Config['blog'][number]): boolean {
  if (!('includeCurrentVersion' in options)) return true;
  return options.includeCurrentVersion && options.onlyIncludeVersions?.includes('current') !== false;
}
