import type { Files } from '../fs/files.ts';
import type { OpenSite } from '../project/open-site.ts';
import { extensionSite } from './extension-site.ts';
import type { ExtensionContext } from './hooks/context.ts';
import type { OpenExtension } from './open-extension.ts';
import { extensionFiles } from './files/site-files.ts';

/** @returns the `context` argument of an extension's hooks */
export function contextOf(
  { options }: Pick<OpenExtension, 'options'>,
  { config, development, dir }: Pick<OpenSite, 'config' | 'development' | 'dir'>,
  files: Files,
): ExtensionContext<unknown> {
  return Object.freeze({
    options,
    site: extensionSite(config, development),
    files: Object.freeze(extensionFiles(files, dir)),
  });
}
