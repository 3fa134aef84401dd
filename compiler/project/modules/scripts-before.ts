import path from 'node:path';
import type { Files } from '../../fs/files.ts';
import { foldersUp } from '../../fs/inside.ts';
import { fileText } from '../../fs/text-file.ts';
import { generators } from '../foreign-configs.ts';

type Scripts = Record<string, string>;

/** Scripts in `package.json` that build the site, or serve it in development. */
const mains = ['build', 'start', 'dev', 'serve'];
/** Matches a command that runs a program: `node build.js`. The program may create the missing file. */
const runsCode = /^(?:(?:npx|cross-env)\s+)?(?:node|tsx|ts-node|bun|deno|python3?|bash|sh|\.{1,2}\/)(?:\s|$|\w)/;
/** Matches a command that runs another script of `package.json`: `npm run icons`. */
const callsScript = /^(?:npm run|yarn(?: run)?|pnpm(?: run)?|bun run)\s+([\w:.-]+)/;

/**
 * Suggests the npm script that probably creates a missing file. The search covers `package.json` of the site and of
 * its parent folders in the repository.
 *
 * @param missing the file, as written in the reference
 * @param siteDir the site's folder, or a folder in it
 * @returns a hint; undefined if no script mentions the file and no script runs before the site's build
 */
export async function adviceOnMissingFile(missing: string, siteDir: string, files: Files): Promise<string | undefined> {
  const [, name = ''] = /([^/\\]+?)(?:\.\w+)*$/.exec(missing) ?? [];
  let own: string | undefined;
  for (const from of foldersUp(siteDir)) {
    const scripts = await scriptsOf(from, files);
    if (scripts !== undefined) own ??= from;
    const command = scripts && (naming(name, scripts) ?? (own === from ? stepsBefore(scripts)[0] : undefined));
    if (command !== undefined) {
      const place = own === from ? '' : ` in ${path.relative(own!, from)}`;
      return `a script of the site may need to run first: ${command}${place}`;
    }
    if ((await files.stat(path.join(from, '.git'))) !== undefined) break;
  }
  return undefined;
}

/** Returns a script whose name or command contains the name of a file. */
function naming(file: string, scripts: Scripts): string | undefined {
  if (file.length < 4) return undefined;
  const found = Object.entries(scripts).find(([name, text]) => `${name} ${text}`.includes(file) && runs(text));
  return found && `npm run ${found[0]}`;
}

/** Returns the commands that the build and start scripts run before the site generator, such as `docusaurus build`. */
function stepsBefore(scripts: Scripts): string[] {
  return mains.flatMap((main) => {
    const before = scripts[`pre${main}`];
    const steps = (scripts[main] ?? '').split(/&&|;/).map((step) => step.trim());
    const end = steps.findIndex((step) => generators.some(({ name }) => step.split(/\W+/).includes(name)));
    const called = steps.slice(0, Math.max(end, 0)).flatMap((step) => {
      const script = callsScript.exec(step)?.[1];
      if (script !== undefined) return Object.hasOwn(scripts, script) ? [`npm run ${script}`] : [];
      return runsCode.test(step) ? [step] : [];
    });
    return [...(before !== undefined && runs(before) ? [`npm run pre${main}`] : []), ...called];
  });
}

function runs(text: string): boolean {
  return text.split(/&&|;/).some((step) => runsCode.test(step.trim()) || callsScript.test(step.trim()));
}

async function scriptsOf(folder: string, files: Files): Promise<Scripts | undefined> {
  const text = await fileText(path.join(folder, 'package.json'), files).catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const { scripts } = JSON.parse(text) as { scripts?: Record<string, unknown> };
    const named = Object.entries(scripts ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(named) as Scripts;
  } catch {
    return {};
  }
}
