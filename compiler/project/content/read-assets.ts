import path from 'node:path';
import { imageSize } from 'image-size';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { ofSource } from '../../diagnostics/errors/page-error.ts';
import type { Asset, AssetUse } from '../../link/link.ts';
import * as graph from '../../incremental/index.ts';
import { encodePath, joinPath } from '../../../corpus/url/pathname.ts';
import type { Files } from '../../fs/files.ts';
import { contentFolders } from './content-folders.ts';
import { findFile } from '../settings/find-file.ts';
import { hashedName } from '../../fs/sha256.ts';
import type { OpenSite } from '../open-site.ts';
import type { Project } from '../project.ts';
import { openPublicFiles, type PublicFiles } from './public-files.ts';
import { isActiveDocument, publishedForm } from './published-form.ts';
import { readContents } from './read-contents.ts';
import { getters, join } from '../../values/objects.ts';

/** The files that pages refer to. */
export type SiteAssets = ReturnType<typeof openAssets>;

interface ReadAssets {
  assets: Map<string, Asset>;
  cleaned: Map<string, Uint8Array>;
  diagnostics: Diagnostic[];
}

/**
 * Opens the files to which pages refer.
 *
 * @param requested path of each file → how content uses it
 */
export function openAssets(
  requested: () => ReadonlyMap<string, ReadonlySet<AssetUse>>,
  input: Pick<Project, 'staticFiles' | 'site' | 'files' | 'docs'>,
) {
  const reading = graph.task('assets', () => {
    const { site, staticFiles, files } = input;
    const allowed = openPublicFiles(site, contentFolders(input.docs, site.config), files);
    return readAssets(requested(), staticFiles, site, files, allowed);
  });
  const svgFiles = graph.task('SVG files in static folders', () =>
    readSvgFiles([...input.staticFiles.values()], input.site, input.files),
  );
  return join(getters({ assetDiagnostics: () => [...reading().diagnostics, ...svgFiles().diagnostics] }), {
    /** The existing files that references point to, by path. */
    assets: graph.table('asset', () => reading().assets),
    /**
     * Files whose content Lectern changes before publishing, such as SVGs with scripts: path in the site → new content.
     */
    cleaned: graph.table('cleaned file', () => new Map([...reading().cleaned, ...svgFiles().cleaned])),
    async readAssets() {
      await svgFiles.update();
      await reading.update();
    },
  });
}

/** Checks the SVG files in static folders for scripts. */
async function readSvgFiles(
  sitePaths: readonly string[],
  { dir, config }: Pick<OpenSite, 'dir' | 'config'>,
  files: Files,
): Promise<Omit<ReadAssets, 'assets'>> {
  const cleaned = new Map<string, Uint8Array>();
  const diagnostics: Diagnostic[] = [];
  for (const sitePath of config.assets.svg === 'as-is' ? [] : sitePaths) {
    const bytes = /\.svg$/i.test(sitePath) ? await files.read(path.join(dir, sitePath)) : undefined;
    if (!bytes) continue;
    const form = ofSource(sitePath, () => publishedForm(sitePath, bytes, config.assets));
    diagnostics.push(...form.diagnostics);
    if (form.bytes !== bytes) cleaned.set(sitePath, form.bytes);
  }
  return { cleaned, diagnostics };
}

/**
 * Looks up the target files of references.
 * - A file in a static folder keeps its address.
 * - Any other file gets an address with the hash of its content, so that hosts can cache it forever.
 * - A file that is only imported for its content is not copied to the output.
 * - A document that could run code is published as plain text.
 * - A file that content must not refer to is not read.
 *
 * @param requested path relative to the site's folder → how content uses the file
 * @returns the files that exist
 */
export async function readAssets(
  requested: ReadonlyMap<string, ReadonlySet<AssetUse>>,
  staticFiles: ReadonlyMap<string, string>,
  site: Pick<OpenSite, 'dir' | 'config'>,
  files: Files,
  allowed: PublicFiles,
): Promise<ReadAssets> {
  const served = new Map([...staticFiles].map(([output, sitePath]) => [sitePath, output]));
  const assets = new Map<string, Asset>();
  const cleaned = new Map<string, Uint8Array>();
  const diagnostics: Diagnostic[] = [];
  const read = async (sitePath: string, uses: ReadonlySet<AssetUse>): Promise<void> => {
    const file = await findFile(sitePath, site, files);
    const refused = file && (await allowed.refusal(sitePath, file));
    if (refused !== undefined) {
      assets.set(sitePath, { path: sitePath, href: '', refused });
      return;
    }
    const bytes = file && (await files.read(file));
    if (!bytes) {
      if ((await files.stat(path.join(site.dir, sitePath)))?.kind === 'other')
        assets.set(sitePath, {
          path: sitePath,
          href: '',
          refused: 'this path is a pipe, a socket or a device, not a file',
        });
      return;
    }
    const isCopied = !served.has(sitePath) && uses.has('file');
    const form = isCopied ? publishedForm(sitePath, bytes, site.config.assets) : { bytes, diagnostics: [] };
    diagnostics.push(...form.diagnostics);
    if (form.bytes !== bytes) cleaned.set(sitePath, form.bytes);
    const end = isActiveDocument(sitePath, form.bytes) ? '.txt' : '';
    const output = served.get(sitePath) ?? hashedName(sitePath, form.bytes) + end;
    assets.set(sitePath, {
      path: sitePath,
      href: encodePath(joinPath(site.config.baseUrl, output)),
      output: isCopied ? output : undefined,
      ...(uses.has('file') ? measure(bytes) : {}),
      ...readContents(sitePath, bytes, uses),
    });
  };
  for (const [sitePath, uses] of requested) await ofSource(sitePath, () => read(sitePath, uses));
  return { assets, cleaned, diagnostics };
}

/** Returns the size of an image in CSS pixels; an empty object for other files. */
function measure(bytes: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // EXIF orientations 5 to 8 mean that the stored image is rotated by 90°.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}
