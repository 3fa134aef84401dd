import type { ConfigIssue } from '../diagnostics/errors/problem.ts';
import { thrownText } from '../diagnostics/thrown-text.ts';
import { unportableName } from '../values/names/portable-name.ts';
import type { Extension } from './extension.ts';
import { isSafePath } from './safe-path.ts';

/**
 * Lists the files that an extension may write: its `paths`.
 *
 * @param options the validated options
 * @param key of the extension in the config
 */
export function declaredPaths(
  { name, paths: hook = [] }: Pick<Extension<unknown>, 'name' | 'paths'>,
  options: unknown,
  key: string,
): { paths: readonly string[]; problems: readonly ConfigIssue[] } {
  const wrong = (message: string) => ({
    paths: [],
    problems: [{ key, message: `the extension "${name}" ${message}` }],
  });
  try {
    const paths: readonly unknown[] = typeof hook === 'function' ? hook(options) : hook;
    if (!Array.isArray(paths)) return wrong('must return a list from "paths"');
    const odd = paths.find((path) => typeof path !== 'string' || !isSafePath(path) || unportableName(path));
    if (odd !== undefined) return wrong(`names no file of the output in "paths": ${JSON.stringify(odd)}`);
    return { paths: paths as string[], problems: [] };
  } catch (error) {
    return wrong(`fails in "paths": ${thrownText(error)}`);
  }
}
