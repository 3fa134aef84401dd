import type { Json } from '../../corpus/schema/json.ts';
import { boundedText } from '../diagnostics/bounded-text.ts';
import { onThisPage, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { anyOf, suggest } from '../diagnostics/rule.ts';
import type { Files } from '../fs/files.ts';
import type { OpenSite } from '../project/open-site.ts';
import type { ParsedSource } from '../project/content/parse-sources.ts';
import { deepFreeze, frozenCopy } from '../values/frozen.ts';
import type { CheckedDocument, CheckedSection, CheckedSite, ExtensionRule, Report } from './hooks/check-hooks.ts';
import { contextOf } from './files.ts';
import type { OpenExtension } from './open-extension.ts';
import { runHook } from './run-hook.ts';

/** Readers of the parts of a document that are not in memory. */
interface DocumentReaders {
  source(): Promise<string>;
  sections(): Promise<readonly CheckedSection[]>;
}

/** @returns a document for checks; it can't be changed */
export function documentView({ file, head }: ParsedSource, { source, sections }: DocumentReaders): CheckedDocument {
  const { frontMatter, frontMatterPlaces, contentTitle, outline, references } = head;
  return deepFreeze({
    path: file.path,
    collection: file.collection?.kind,
    frontMatter: frozenCopy(frontMatter) as Record<string, Json>,
    frontMatterPlaces: frozenCopy(frontMatterPlaces),
    title: contentTitle,
    headings: outline.flatMap((item) =>
      item.type === 'heading' ? [{ depth: item.depth, id: item.id, text: item.text }] : [],
    ),
    links: references.map(({ kind, url, at: { line, column } }) => ({ kind, url, line, column })),
    source,
    sections: async () => frozenCopy(await sections()),
  });
}

/** Runs the check of an extension on a document. @returns its reports, and its error if it fails */
export async function checkDocument(
  extension: OpenExtension,
  document: CheckedDocument,
  site: OpenSite,
  files: Files,
): Promise<readonly Diagnostic[]> {
  const { path } = document;
  const found: Diagnostic[] = [];
  const check = extension.hooks.check!.document!;
  const run = () => check(document, reportInto(found, extension, path), contextOf(extension, site, files));
  const { diagnostic } = await runHook(extension, 'check.document', run, { files, document: path });
  if (!diagnostic) return found;
  return [...found, { ...diagnostic, related: [{ path, line: 1, column: 1, message: onThisPage }] }];
}

/** Runs the check of an extension on all content. */
export async function checkSite(
  extension: OpenExtension,
  content: CheckedSite,
  site: OpenSite,
  files: Files,
): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = [];
  const pages = content.pages.map(({ path, source }) => ({ path, source }));
  const checked = deepFreeze({ documents: [...content.documents], pages });
  const check = extension.hooks.check!.site!;
  const run = () => check(checked, reportInto(found, extension), contextOf(extension, site, files));
  const { diagnostic } = await runHook(extension, 'check.site', run, { files });
  return diagnostic ? [...found, diagnostic] : found;
}

/** @param document the path of the checked document; undefined for a check of the site */
function reportInto(found: Diagnostic[], { name, key, configFile, hooks }: OpenExtension, document?: string): Report {
  const rules = hooks.rules ?? {};
  return (id, { file = document, line, column } = {}, params = {}) => {
    const rule = Object.hasOwn(rules, id) ? rules[id]! : undefined;
    if (!rule) {
      const known = Object.keys(rules);
      throw new Error(
        `there is no rule "${id}"; ${suggest(nearest(id, known), `use one of the rules ${anyOf(known)}`)}`,
      );
    }
    const place = file === undefined ? { path: configFile, setting: key } : { path: file };
    found.push({
      rule: `${name}/${id}`,
      severity: rule.severity,
      ...wordingOf(rule, params),
      url: rule.url ?? rulesPage,
      place: line === undefined ? place : { ...place, line, column: column ?? 1 },
    });
  };
}

/** The page about rules of extensions. */
const rulesPage = 'https://lectern.example/docs/advanced/extensions/check';

function wordingOf({ message, hint }: ExtensionRule, params: Readonly<Record<string, string | number>>) {
  const filled = (text: string) =>
    boundedText(text.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole)));
  return { message: filled(message), ...(hint !== undefined && { hint: filled(hint) }) };
}
