import path from 'node:path';
import type { CodeSite } from '../code-run.ts';
import { siteSpecifier } from './module-specifier.ts';
import { relativePath } from '../../fs/inside.ts';
import { listFiles } from '../../fs/list-files.ts';

/**
 * The name that replaces `require.context` in calls that Lectern could not expand. It marks these calls in the bundle.
 */
export const contextMark = '__lecternRequireContext';

const quoted = String.raw`(["'])([^"'\n]*)\1`;
const pattern = String.raw`\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\[\\\n])+)\/([a-z]*)`;
/** Matches a call with constant arguments: `require.context('./icons', false, /\.svg$/, 'lazy')`. */
const context = new RegExp(
  String.raw`\brequire\.context\(\s*${quoted}\s*(?:,\s*(true|false)\s*)?(?:,\s*${pattern}\s*)?(?:,\s*(["'])([\w-]*)\6\s*)?,?\s*\)`,
  'g',
);

type ContextSite = Pick<CodeSite, 'dir' | 'config' | 'files' | 'trusted' | 'bundleInputs'>;

/**
 * Expands `require.context` calls as webpack does. A call becomes a function that returns the module for a path. Its
 * method `keys` returns all paths.
 *
 * @param file absolute path; specifiers are relative to its folder
 */
export async function withContexts(code: string, file: string, site: ContextSite): Promise<string> {
  if (!code.includes('require.context')) return code;
  const parts: string[] = [];
  let end = 0;
  for (const found of code.matchAll(context)) {
    parts.push(code.slice(end, found.index), (await writtenOut(found, file, site)) ?? found[0]);
    end = found.index + found[0].length;
  }
  return parts.join('') + code.slice(end);
}

async function writtenOut(found: RegExpExecArray, file: string, site: ContextSite): Promise<string | undefined> {
  const [, , folder = '', deep = 'true', source, flags, , mode = 'sync'] = found;
  const own = siteSpecifier(folder, site.config.aliases);
  if (own === undefined && !/^\.\.?(?:\/|$)/.test(folder)) return undefined;
  const place = own === undefined ? path.resolve(path.dirname(file), folder) : path.resolve(site.dir, own);
  if (!site.trusted.hasFile(path.join(place, 'file'))) return undefined;
  const isMeant = source === undefined ? /^/ : new RegExp(source, flags?.replace(/[gy]/g, ''));
  await site.bundleInputs.folder(place);
  const keys: string[] = [];
  for (const { path: name, kind } of await listFiles(site.files, place)) {
    if (deep === 'true') await site.bundleInputs.folder(path.dirname(path.join(place, name)));
    else if (name.includes('/')) continue;
    if (kind === 'file' && !name.split('/').includes('node_modules') && isMeant.test(`./${name}`))
      keys.push(`./${name}`);
  }
  const call = mode === 'sync' || mode === 'eager' ? 'require' : 'import';
  const relative = relativePath(path.dirname(file), place);
  const specifier = (key: string) =>
    JSON.stringify(`${relative.startsWith('.') ? '' : './'}${path.posix.join(relative, key)}`);
  const files = keys.sort().map((key) => `${JSON.stringify(key)}: () => ${call}(${specifier(key)})`);
  return `((all) => Object.assign((key) => all[key](), { keys: () => Object.keys(all), resolve: (key) => key, id: ${JSON.stringify(folder)} }))({ ${files.join(', ')} })`;
}
