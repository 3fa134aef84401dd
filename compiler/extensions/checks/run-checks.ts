import type { Json } from '../../../corpus/schema/json.ts';
import { boundedText } from '../../diagnostics/bounded-text.ts';
import { diagnose, extensionRulesPage } from '../../diagnostics/catalogue.ts';
import { onThisPage, placeFinding, type Diagnostic, type Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { anyOf, suggest } from '../../diagnostics/rule.ts';
import { isRule } from '../../diagnostics/rules/index.ts';
import type { Files } from '../../fs/files.ts';
import type { OpenSite } from '../../project/open-site.ts';
import type { ParsedSource } from '../../project/content/parse-sources.ts';
import { deepFreeze, frozenCopy } from '../../values/frozen.ts';
import type { CheckedSite, ExtensionRule, Report } from '../hooks/check-hooks.ts';
import type { CheckedDocument, CheckedSection, ReportPlace } from '../hooks/checked-document.ts';
import { contextOf } from '../context-of.ts';
import type { OpenExtension } from '../open-extension.ts';
import { runHook } from '../run-hook.ts';

/** Functions that load the source and the sections of a document, which are not in memory. */
interface DocumentReaders {
  source(): Promise<string>;
  sections(): Promise<readonly CheckedSection[]>;
}

/** @returns a frozen copy of a document, for checks */
export function documentView({ file, head }: ParsedSource, { source, sections }: DocumentReaders): CheckedDocument {
  const { frontMatter, frontMatterPlaces, contentTitle, outline, references, accessibility = [] } = head;
  const { path } = file;
  return deepFreeze({
    path,
    collection: file.collection?.kind,
    isPartial: file.kind === 'partial',
    translates: file.translates && { locale: file.translates.locale, path: file.translates.path },
    frontMatter: frozenCopy(frontMatter) as Record<string, Json>,
    frontMatterPlaces: frozenCopy(frontMatterPlaces),
    title: contentTitle,
    headings: outline.flatMap((item) =>
      item.type === 'heading' ? [{ depth: item.depth, id: item.id, text: item.text }] : [],
    ),
    links: references.map(({ kind, url, at }) => ({ kind, url, ...frozenCopy(at) })),
    barriers: accessibility
      // The first heading of a partial may have any level, because other headings precede it on the page.
      .filter(({ rule }) => rule !== 'first-heading' || file.kind === 'document')
      .map((finding) => placeFinding(frozenCopy(finding), path)),
    source,
    sections: async () => frozenCopy(await sections()),
  });
}

/**
 * Runs the check of an extension on a document.
 *
 * @returns the diagnostics that the check reports, and an error if the check throws
 */
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
  const check = extension.hooks.check!.site!;
  const run = () => check(content, reportInto(found, extension), contextOf(extension, site, files));
  const { diagnostic } = await runHook(extension, 'check.site', run, { files });
  return diagnostic ? [...found, diagnostic] : found;
}

/**
 * @param found list to which reported diagnostics are added
 * @param document the path of the checked document; undefined for a check of the site
 */
export function reportInto(
  found: Diagnostic[],
  { name, key, configFile, hooks, isBuiltIn }: OpenExtension,
  document?: string,
): Report {
  const rules = hooks.rules ?? {};
  return (id: string | Diagnostic, { file = document, ...at }: ReportPlace = {}, params: Params = {}) => {
    if (typeof id !== 'string') return void found.push(id);
    const place = placeOf(at, file === undefined ? { path: configFile, setting: key } : { path: file });
    if (isBuiltIn && isRule(id)) return void found.push(diagnose(id, place, params as never));
    const rule = Object.hasOwn(rules, id) ? rules[id]! : undefined;
    if (!rule) {
      const known = Object.keys(rules);
      throw new Error(
        `there is no rule "${id}"; ${suggest(nearest(id, known), `use one of the rules ${anyOf(known)}`)}`,
      );
    }
    found.push({
      rule: `${name}/${id}`,
      severity: rule.severity,
      ...wordingOf(rule, params),
      url: rule.url ?? extensionRulesPage,
      place,
    });
  };
}

type Params = Readonly<Record<string, string | number>>;

function placeOf({ setting, line, column = 1, end }: ReportPlace, place: Place): Place {
  return {
    ...place,
    ...(setting !== undefined && { setting }),
    ...(line !== undefined && { line, column, ...(end && { end }) }),
  };
}

function wordingOf({ message, hint }: ExtensionRule, params: Readonly<Record<string, string | number>>) {
  const filled = (text: string) =>
    boundedText(text.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole)));
  return { message: filled(message), ...(hint !== undefined && { hint: filled(hint) }) };
}
