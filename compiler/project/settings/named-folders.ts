import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { ConfigProblem } from '../../config/problem.ts';
import type { Files } from '../../fs/files.ts';
import { nearestPath } from './nearest-path.ts';

/**
 * @param written what the config file exports
 * @returns the folders that a config names itself, and that are not there. One that is usual may be missing.
 */
export async function namedFolderProblems(
  written: unknown,
  config: Config,
  { dir, files }: { dir: string; files: Files },
): Promise<ConfigProblem[]> {
  const given = written as Record<string, unknown>;
  const named: [key: string, folder: string][] = [];
  for (const kind of ['docs', 'pages', 'blog'] as const) {
    const instances = [given[kind]].flat() as ({ path?: unknown } | undefined)[];
    for (const [index, options] of config[kind].entries()) {
      const isRead = !('includeCurrentVersion' in options) || options.includeCurrentVersion;
      if (isRead && instances[index]?.path !== undefined) named.push([`${kind}[${index}].path`, options.path]);
    }
  }
  if (given.staticDirectories !== undefined)
    for (const [index, folder] of config.staticDirectories.entries())
      named.push([`staticDirectories[${index}]`, folder]);
  const problems: ConfigProblem[] = [];
  for (const [key, folder] of named) {
    const stat = await files.stat(path.resolve(dir, folder));
    if (stat?.kind === 'file')
      problems.push({ key, message: `${JSON.stringify(folder)} is a file, and a folder is expected` });
    if (stat !== undefined) continue;
    const near = await nearestPath(folder, dir, files);
    const message = `there is no folder ${JSON.stringify(folder)}`;
    problems.push({ key, message, hint: near === undefined ? undefined : `did you mean ${JSON.stringify(near)}?` });
  }
  return problems;
}
