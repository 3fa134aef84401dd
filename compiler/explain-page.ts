import { pageAddress } from '../corpus/address.ts';
import type { PageExplanation } from './compile-report.ts';
import { relativePath } from './fs/inside.ts';
import type { Cause } from './incremental/explain.ts';
import type { Stages } from './stages.ts';

/**
 * @param requested path of a page, with or without base URL; or path of its source in the site's folder
 * @returns undefined if the page doesn't exist, or was never published
 */
export function explainPage({ site, output, project }: Stages, requested: string): PageExplanation | undefined {
  const { places, config } = site.site;
  const names = [trimSlashes(requested), trimSlashes(config.baseUrl + trimSlashes(requested))];
  const page = [...places.values()].find(
    ({ path, source }) => names.includes(trimSlashes(path)) || source === requested,
  )?.path;
  if (page === undefined) return undefined;
  const file = `corpus/${pageAddress(page.slice(config.baseUrl.length - 1))}`;
  const found = output.explain(file);
  if (found.length === 0) return undefined;
  const dependsOn = [...new Set(found.flatMap((each) => each.dependsOn))];
  return {
    page,
    file,
    dependsOn,
    causes: withFiles(
      found.flatMap(({ causes }) => causes),
      project.dir,
    ),
  };
}

/**
 * Replaces graph values about files, such as `file stat /site/docs/a.md`, with `file docs/a.md`. Removes the cause of
 * a `source` value, because its name already contains the path.
 */
function withFiles(causes: readonly Cause[], dir: string): Cause[] {
  const fileOf = (name: string) => {
    const [, file] = /^file (?:stat|names|real) (.*)$/s.exec(name) ?? [];
    return file === undefined ? undefined : relativePath(dir, file);
  };
  return causes.map(({ name, because }) => {
    const file = fileOf(name);
    const others = because.filter((each) => name !== `source ${fileOf(each.name)}`);
    return { name: file === undefined ? name : `file ${file}`, because: withFiles(others, dir) };
  });
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
