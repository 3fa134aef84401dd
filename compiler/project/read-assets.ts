import { imageSize } from 'image-size';
import type { Asset, AssetUse } from '../link/link.ts';
import { table } from '../incremental/table.ts';
import { task } from '../incremental/task.ts';
import { encodePath, joinPath } from '../../corpus/url/pathname.ts';
import type { Files } from '../fs/files.ts';
import { findFile } from './find-file.ts';
import { hashedName } from '../fs/hashed-name.ts';
import type { OpenSite } from './open-site.ts';
import type { Project } from './project.ts';
import { readContents } from './read-contents.ts';

/** The files that pages refer to. */
export interface SiteAssets {
  /** Every file that a reference may mean and that exists, by path. */
  readonly assets: ReadonlyMap<string, Asset>;
  readAssets(): Promise<unknown>;
}

/** @param wanted what is wanted of each file */
export function openAssets(
  wanted: () => ReadonlyMap<string, ReadonlySet<AssetUse>>,
  input: Pick<Project, 'staticFiles' | 'site' | 'files'>,
): SiteAssets {
  const reading = task('assets', () => readAssets(wanted(), input.staticFiles, input.site, input.files));
  return { assets: table('asset', () => reading()), readAssets: () => reading.update() };
}

/**
 * Looks up the files that references may mean. Those of the static folders keep the address they are served at
 * anyway; all others get one of their own, named by their content, so that hosts may keep them for ever. What is only
 * imported for what it holds has no copy in the output.
 *
 * @param wanted what is wanted of each, by its path relative to the site's folder
 * @returns the ones that exist
 */
export async function readAssets(
  wanted: ReadonlyMap<string, ReadonlySet<AssetUse>>,
  staticFiles: ReadonlyMap<string, string>,
  site: Pick<OpenSite, 'dir' | 'config'>,
  files: Files,
): Promise<Map<string, Asset>> {
  const served = new Map([...staticFiles].map(([output, sitePath]) => [sitePath, output]));
  const assets = new Map<string, Asset>();
  for (const [sitePath, uses] of wanted) {
    const file = await findFile(sitePath, site, files);
    const bytes = file && (await files.read(file));
    if (!bytes) continue;
    const output = served.get(sitePath) ?? hashedName(sitePath, bytes);
    assets.set(sitePath, {
      path: sitePath,
      href: encodePath(joinPath(site.config.baseUrl, output)),
      output: served.has(sitePath) || !uses.has('file') ? undefined : output,
      ...(uses.has('file') ? measure(bytes) : {}),
      ...readContents(sitePath, bytes, uses),
    });
  }
  return assets;
}

/** The size of an image in CSS pixels; nothing for what isn't one. */
function measure(bytes: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // From 5 on the picture is stored lying on its side.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}
