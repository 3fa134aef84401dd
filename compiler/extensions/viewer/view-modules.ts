import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { slotNames } from '../../../corpus/slots.ts';
import type { ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { suggest } from '../../diagnostics/rule.ts';
import type { Files } from '../../fs/files.ts';
import { isInside, relativePath } from '../../fs/inside.ts';
import type { OpenExtension } from '../open-extension.ts';

/** The modules of extensions that sites bundle: views of pages, components and slots. */
export interface ViewModules {
  /** URL of a module → path of the module, relative to the site's folder. */
  paths: ReadonlyMap<string, string>;
  /** Folders of modules outside the site's folder: absolute path → name for source maps. */
  folders: ReadonlyMap<string, string>;
  /** Components that content can use without an import: name → path of its module. */
  components: Readonly<Record<string, string>>;
  /** Slot → path of the module that replaces it. */
  slots: Readonly<Record<string, string>>;
}

/**
 * Finds the modules of extensions on the disk.
 *
 * @param siteDir absolute path of the site's folder
 * @returns the modules, and problems: missing modules, unknown slots, and names that two extensions use
 */
export async function findViewModules(
  extensions: readonly OpenExtension[],
  siteDir: string,
  files: Files,
): Promise<{ modules: ViewModules; problems: ConfigIssue[] }> {
  const root = (await files.realPath(siteDir)) ?? siteDir;
  const found = { paths: new Map<string, string>(), folders: new Map<string, string>() };
  const named = { components: {} as Record<string, string>, slots: {} as Record<string, string> };
  const problems: ConfigIssue[] = [];
  for (const { name, key, hooks } of extensions) {
    const report = (message: string, hint?: string) => problems.push({ key, message, hint });
    const find = async (hook: string, url: URL): Promise<string | undefined> => {
      const file = fileURLToPath(url);
      const real = await files.realPath(file);
      if (real === undefined) {
        report(`the extension "${name}" has no file "${relativePath(siteDir, file)}", which "${hook}" names`);
        return undefined;
      }
      if (!isInside(root, real)) found.folders.set(path.dirname(real), name);
      found.paths.set(url.href, relativePath(root, real));
      return relativePath(root, real);
    };
    const add = async (kind: keyof typeof named, part: string, url: URL) => {
      const module = await find(`${kind}.${part}`, url);
      if (Object.hasOwn(named[kind], part))
        report(
          `the extension "${name}" defines "${kind}.${part}", which another extension also defines`,
          'remove one of the two definitions',
        );
      else if (module !== undefined) named[kind][part] = module;
    };
    for (const [kind, { view }] of Object.entries(hooks.pages ?? {})) await find(`pages.${kind}`, view);
    for (const [component, { view }] of Object.entries(hooks.components ?? {}))
      await add('components', component, view);
    for (const [slot, url] of Object.entries(hooks.slots ?? {})) {
      const near = nearest(slot, slotNames);
      if (slotNames.includes(slot as never)) await add('slots', slot, url);
      else
        report(
          `"${slot}" is not a part of the viewer that "slots" can replace`,
          suggest(near, 'see "Slots" in the documentation'),
        );
    }
  }
  return { modules: { ...found, ...named }, problems };
}
