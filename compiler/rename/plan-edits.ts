import path, { posix } from 'node:path';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';
import type { Files } from '../fs/files.ts';
import { decodeText } from '../fs/read.ts';
import { lockPath } from '../translations/lock.ts';
import type { DocsVersionInput } from '../site/site.ts';
import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import { addedAliases } from './aliases.ts';
import { lineStarts, type Edit } from './edit.ts';
import { findUrl } from './find-url.ts';
import { aliasEdits } from './front-matter.ts';
import { codeEdits, isCode } from './mend-code.ts';
import { mendedUrls } from './mend-links.ts';
import type { Moves } from './move.ts';
import type { SiteState } from './read-state.ts';
import { replacementsIn, settingEdits, type Replacements } from './settings.ts';

/** A byte order mark in UTF-8. */
export const mark = Buffer.from('\uFEFF');

/** A text that changes. */
export interface ChangedText {
  /** As it is called before. */
  path: string;
  before: string;
  /** Whether a byte order mark stands before it. */
  hasMark: boolean;
  edits: Edit[];
}

/** All that changes in the texts of a site when files move. */
export interface PlannedEdits {
  texts: Map<string, ChangedText>;
  /** What modules of settings say then, by their files. */
  replaced: Map<string, Replacements>;
  /** Former addresses that were added: file → addresses. */
  aliases: Map<string, string[]>;
  diagnostics: Diagnostic[];
}

/** @param after the site once the files have moved, and before any link is mended */
export async function planEdits(
  before: SiteState,
  after: SiteState,
  moves: Moves,
  files: Files,
): Promise<PlannedEdits> {
  const { dir } = before.project;
  const plan: PlannedEdits = { texts: new Map(), replaced: new Map(), aliases: new Map(), diagnostics: [] };
  const change = async (file: string, editsOf: (text: string) => Edit[]) => {
    const known = plan.texts.get(file);
    const read = known ?? (await readWhole(path.join(dir, file), files));
    const edits = read ? editsOf(read.before) : [];
    if (!read || edits.length === 0) return;
    plan.texts.set(file, { ...read, path: file, edits: [...(known?.edits ?? []), ...edits] });
  };

  const ids = idsOfVersions(before, after, moves);
  for (const source of before.sources.values()) {
    const { file, head } = source;
    const mended = mendedUrls(source, before, after, moves);
    const ofFrontMatter = ['pagination_next', 'pagination_prev'].flatMap((key) => {
      const value = head.frontMatter[key];
      const version = file.collection && ids.get(versionKey(file.collection.instance, file.collection.version));
      const replacement = typeof value === 'string' ? version?.get(value) : undefined;
      return replacement === undefined ? [] : [{ url: String(value), replacement, at: head.frontMatterPlaces[key]! }];
    });
    const aliases = addedAliases(source, before, after, moves);
    if (mended.length + ofFrontMatter.length === 0 && !aliases) continue;
    const { path: place = file.path, line = 1 } = file.part ?? {};
    const inFile = (at: Range): Range => ({
      ...at,
      line: at.line + line - 1,
      ...(at.end && { end: { ...at.end, line: at.end.line + line - 1 } }),
    });
    await change(place, (text) => {
      const starts = lineStarts(text);
      const edits = mended.flatMap(({ reference, url }) => {
        const at = inFile(reference.at);
        const found = findUrl(reference.url, reference, at, text, starts);
        if (found.length === 0)
          plan.diagnostics.push(diagnose('unmended-link', { path: place, ...at }, { url: reference.url, wanted: url }));
        return found.map((each) => ({ ...each, text: url }));
      });
      for (const { url, replacement, at } of ofFrontMatter) {
        const found = findUrl(url, { kind: 'link', syntax: 'jsx' }, at, text, starts);
        edits.push(...found.map((each) => ({ ...each, text: replacement })));
      }
      return aliases ? [...edits, ...aliasEdits(text, aliases.before, aliases.after)] : edits;
    });
    if (aliases && aliases.added.length > 0) plan.aliases.set(file.path, aliases.added);
  }

  const settings = { paths: movedPaths(before, after, moves), baseUrl: before.site.config.baseUrl };
  const folders = (root: string) =>
    new Map(
      moves.folders.flatMap(({ from, to }) =>
        from.startsWith(`${root}/`) && to.startsWith(`${root}/`)
          ? [[from.slice(root.length + 1), to.slice(root.length + 1)] as const]
          : [],
      ),
    );
  const changeSettings = async (file: string, replacements: Replacements) => {
    await change(file, (text) => {
      const edits = settingEdits(file, text, replacements);
      if (edits.length > 0) plan.replaced.set(file, replacementsIn(file, text, replacements));
      return edits;
    });
  };
  const { configFile } = before.site;
  const current = new Map<string, string>();
  for (const { options, versions } of before.project.docs) {
    for (const version of versions) {
      const own = ids.get(versionKey(options.id, version.name)) ?? new Map<string, string>();
      if (version.isLast) own.forEach((now, old) => current.set(old, now));
      await changeVersion(version, { ...settings, ids: own, folders: folders(version.dir), idKeys: ['id', undefined] });
    }
  }
  if (configFile !== undefined)
    await changeSettings(configFile, { ...settings, ids: current, folders: new Map(), idKeys: ['docId'] });
  for (const file of await codeFiles(before, moves, files)) await change(file, (text) => codeEdits(file, text, moves));
  if (moves.files.length > 0) await change(lockPath(before.site.config), (text) => lockEdits(text, moves));
  return plan;

  async function changeVersion({ dir: root, sidebars }: DocsVersionInput, replacements: Replacements): Promise<void> {
    if (sidebars) await changeSettings(sidebars.path, replacements);
    for (const data of before.project.data.keys()) {
      if (!data.startsWith(`${root}/`) || !data.includes('_category_')) continue;
      // Within its folder a doc is named by the last part of its id.
      const folder = posix.dirname(data);
      const last = [...replacements.ids].map(([old, now]) => [posix.basename(old), posix.basename(now)] as const);
      const inFolder = moves.files.some(
        ({ from, to }) => posix.dirname(from) === folder && posix.dirname(to) === posix.dirname(moves.after(data)),
      );
      const all = new Map([...(inFolder ? last : []), ...replacements.ids]);
      await changeSettings(data, { ...replacements, ids: all, idKeys: ['id'] });
    }
  }
}

function versionKey(instance: string, version = ''): string {
  return `${instance} ${version}`;
}

/** @returns the new ids of docs by their old ones, for each version of each instance */
function idsOfVersions(before: SiteState, after: SiteState, moves: Moves): Map<string, Map<string, string>> {
  const docsOf = ({ languages }: SiteState) => languages[0]!.site.docs.flatMap(({ versions }) => versions);
  const now = new Map(docsOf(after).flatMap(({ docs }) => [...docs.values()].map(({ source, id }) => [source, id])));
  return new Map(
    docsOf(before).map(({ instance, name, docs }) => {
      const changed = [...docs.values()].flatMap(({ id, source }) => {
        const other = now.get(moves.after(source));
        return other === undefined || other === id ? [] : [[id, other] as const];
      });
      return [versionKey(instance, name), new Map(changed)];
    }),
  );
}

/** @returns where pages are afterwards, by where they were, without the base URL */
function movedPaths(before: SiteState, after: SiteState, moves: Moves): Map<string, string> {
  const [old, now] = [before.languages[0]!, after.languages[0]!];
  const below = (path: string) => withoutTrailingSlash(path.slice(old.config.baseUrl.length - 1));
  return new Map(
    [...old.pathOf].flatMap(([source, path]) => {
      const moved = now.pathOf.get(moves.after(source));
      return moved === undefined || below(moved) === below(path) ? [] : [[below(path), below(moved)] as const];
    }),
  );
}

/** The modules that move, and those in `src`, which may import them. */
async function codeFiles({ project }: SiteState, moves: Moves, files: Files): Promise<string[]> {
  const own = await files.list(path.join(project.dir, 'src'));
  const all = [...moves.files.map(({ from }) => from), ...own.map((entry) => `src/${entry.path}`)];
  return [...new Set(all.filter(isCode))];
}

// The keys of the lock are paths of translations.
function lockEdits(text: string, moves: Moves): Edit[] {
  return moves.files.flatMap(({ from, to }): Edit[] => {
    const start = text.indexOf(`${JSON.stringify(from)}:`);
    return start < 0 ? [] : [{ start, end: start + JSON.stringify(from).length, text: JSON.stringify(to) }];
  });
}

/** @returns what a file holds; nothing when it is no text */
async function readWhole(file: string, files: Files): Promise<Pick<ChangedText, 'before' | 'hasMark'> | undefined> {
  const bytes = await files.read(file);
  const decoded = bytes && decodeText(bytes);
  if (!decoded || !('text' in decoded)) return undefined;
  return { before: decoded.text, hasMark: Buffer.from(bytes).subarray(0, 3).equals(mark) };
}
