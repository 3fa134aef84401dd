import { ConfigError } from '../diagnostics/errors/problem.ts';
import type { BodyNode } from '../../corpus/schema/body.ts';
import type { Json } from '../../corpus/schema/json.ts';
import { withPlainLines } from '../values/text-places.ts';
import { countWords } from './count-words.ts';
import { makeIdsUnique } from './unique-ids.ts';
import { namesInBody } from './names-in-body.ts';
import { isBehindList, mendMdx1, mostMended } from './mdx/mend-mdx1.ts';
import { bindPage } from './bind-page.ts';
import { disabledRules } from './checks/disabled-rules.ts';
import type { Document, ParseOptions } from './document.ts';
import type { SiteRun } from './remark/plugin-runner.ts';
import { chosenParser, type Parser } from './parser-choice.ts';
import { parseFrontMatter, type FrontMatter } from './front-matter.ts';
import { chosenFrontMatter } from './own-front-matter.ts';
import { describe } from './describe.ts';
import { codeOf } from './mdx/code-parts.ts';
import { parseBody, type ParsedBody } from './parse-body.ts';
import { startParsing, type Parsing } from './parsing.ts';
import { heroNodes } from './hero/hero-nodes.ts';
import { readHero, titleOf } from './hero/read-hero.ts';
import { parseReactPage } from './mdx/parse-react-page.ts';
import { sectionsOf } from './sections.ts';
import { finish, finishNow, type Steps } from './steps.ts';
import { lineKinds } from './text/line-kinds.ts';
import { suspiciousCharacters } from './text/suspicious-characters.ts';
import { prepareText } from './text/prepare-text.ts';
import { finding } from '../diagnostics/catalogue.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';
import { safeData } from '../../corpus/url/safe-data.ts';
import { maxDepth } from '../html/safety.ts';
import { thrownText } from '../diagnostics/thrown-text.ts';

type Plugins = Omit<SiteRun, 'frontMatter'>;

/**
 * Parses one document: its front matter, and its Markdown or React page.
 *
 * @param text the decoded source of the file
 * @param parser the parser to use. All parsers give the same document
 * @returns a document, even for an invalid source. Errors are findings in its head. If an error prevents parsing, the
 * body is empty
 */
export function parseSource(text: string, options: ParseOptions, parser: Parser = chosenParser()): Document {
  if (options.format === 'react') return parseReactPage(text, options);
  return finishNow(parse(text, options, parser));
}

/**
 * Parses one document with the plugins of the site, which may be asynchronous. The result also depends on the plugins
 * and on the file's path.
 */
export function parseWithPlugins(text: string, options: ParseOptions, site: Plugins): Promise<Document> {
  return finish(parse(text, options, 'remark', site));
}

function* parse(text: string, given: ParseOptions, parser: Parser, plugins?: Plugins): Steps<Document> {
  const read: Read = (changed, options = given) => parseOnce(changed, options, parser, plugins);
  const document = yield* read(text);
  const error = document.head.findings.find(({ rule }) => rule === 'mdx-syntax');
  if (!error || given.mdx1Compat.syntax !== true) return document;
  const mended = yield* parseMended(withPlainLines(text), error, read);
  if (mended) return mended;
  const asMarkdown = { ...given, format: 'md' as const, detectedFormat: 'md' as const };
  const plain = yield* read(withoutModule(text), asMarkdown);
  const { at, message } = error;
  plain.head.findings.push(finding('mdx1-syntax', at, { reason: message }));
  return plain;
}

/** A function that parses a source, or a repaired version of it. */
type Read = (text: string, options?: ParseOptions) => Steps<Document>;

/**
 * Parses a source that was written for MDX 1. It escapes syntax that is invalid in MDX 3, so that the page's
 * components can be rendered.
 *
 * @returns undefined if the source is still invalid
 */
function* parseMended(text: string, first: Finding, read: Read): Steps<Document | undefined> {
  let current: string | undefined = text;
  const errors: (Finding & { mended: 'text' | 'list' })[] = [];
  for (let error: Finding | undefined = first; error;) {
    if (!error.at) return undefined;
    errors.push({ ...error, mended: isBehindList(current, error.message, error.at) ? 'list' : 'text' });
    if (errors.length > mostMended || current.length * errors.length > mostParsed) return undefined;
    current = mendMdx1(current, error.message, error.at);
    if (current === undefined) return undefined;
    const document = yield* read(current);
    error = document.head.findings.find(({ rule }) => rule === 'mdx-syntax');
    if (error) continue;
    for (const { at, message, mended } of errors)
      document.head.findings.push(finding('mdx1-syntax', at, { reason: message, mended }));
    return document;
  }
  return undefined;
}

/** Maximum number of characters that are parsed in all repair attempts of one page. */
const mostParsed = 1_000_000;

/**
 * Empties `import` and `export` lines outside of code blocks, for an MDX page that is parsed as CommonMark. Line
 * numbers don't change.
 */
function withoutModule(text: string): string {
  const lines = withPlainLines(text).split('\n');
  const kinds = lineKinds(lines);
  return lines.map((line, index) => (kinds[index] === 'prose' && moduleLine.test(line) ? '' : line)).join('\n');
}

const moduleLine = /^(?:import\s[^\n]*from\s*['"][^\n]*|import\s*['"][^\n]*|export\s+(?:const|let|default)\s[^\n]*)$/;

function* parseOnce(text: string, given: ParseOptions, parser: Parser, plugins?: Plugins): Steps<Document> {
  const written = withPlainLines(text);
  const source = written.replaceAll('\0', '');
  const frontMatter = withSafeAddresses(
    given.frontMatter ? chosenFrontMatter(source, given.frontMatter) : parseFrontMatter(source),
  );
  const options = { ...given, format: formatOf(frontMatter.values, given) };
  const parsing = startParsing(prepareText(source, frontMatter.lines, options), options);
  const disabled = disabledRules(source, frontMatter.lines);
  parsing.findings.push(...suspiciousCharacters(written), ...frontMatter.findings, ...disabled.findings);
  bindPage(frontMatter.values as Record<string, Json>, parsing);
  const site = plugins && { ...plugins, frontMatter: frontMatter.values };
  const body = yield* guarded(parseBody(parsing, parser, site), parsing);
  const hero = options.hero && readHero(frontMatter.values);
  const heading = hero ? heroNodes(hero, frontMatter.places, parsing) : [];
  const nodes = [...heading, ...(body?.children ?? [])];
  const { anchors, components } = uniqueNamesIn(nodes, parsing);
  const sections = sectionsOf(nodes);
  return {
    head: {
      frontMatter: frontMatter.values,
      frontMatterPlaces: frontMatter.places,
      contentTitle: body?.title || (hero && titleOf(hero)) || undefined,
      hasTitleHeading: hero !== undefined || (body?.hasTitleHeading ?? false),
      ...(hero && { hasHero: true }),
      excerpt: hero?.tagline || describe(nodes, options.descriptions),
      outline: body?.outline ?? [],
      anchors,
      references: parsing.references,
      words: options.countWords === undefined ? undefined : countWords(sections, options.countWords),
      headElements: parsing.headElements,
      truncatedAt: body?.truncatedAt === undefined ? undefined : body.truncatedAt + heading.length,
      code: codeOf(parsing.code),
      components,
      ...(parsing.terms.length > 0 && { terms: parsing.terms }),
      findings: parsing.findings,
      ...(parsing.accessibility.length > 0 && { accessibility: parsing.accessibility }),
      disabledRules: disabled.rules,
      ...(nodes.length === 0 && !body?.hasModule && isEmpty(parsing) && { isEmpty: true }),
    },
    body: { type: 'root', children: nodes },
    sections,
  };
}

/** Collects the names in a body, after making repeated ids unique. */
function uniqueNamesIn(nodes: readonly BodyNode[], { references }: Parsing) {
  const names = namesInBody(nodes, references);
  if (!names.hasRepeatedId) return names;
  makeIdsUnique(nodes);
  return namesInBody(nodes, references);
}

// Whether a document without body counts as empty. With head elements, it has an effect. With findings, an error may
// explain the missing content.
function isEmpty({ findings, headElements }: Parsing): boolean {
  return findings.length === 0 && headElements.length === 0;
}

// Removes unsafe addresses from all front matter values, because any of them may be rendered.
function withSafeAddresses(frontMatter: FrontMatter): FrontMatter {
  const { places, findings } = frontMatter;
  const unsafe: Finding[] = [];
  const report = (url: string, [key]: readonly (string | number)[]) => {
    unsafe.push(finding('unsafe-url', places[key!], { url }));
  };
  const values = safeData(frontMatter.values, report);
  // `image` at the top level is an address. A nested key `image` is not checked as an address, because it may be a
  // Docker image.
  const { image, ...others } = values;
  if (typeof image === 'string' && !isSafeUrl(image, 'image')) {
    report(image, ['image']);
    return { ...frontMatter, values: others, findings: [...findings, ...unsafe] };
  }
  return unsafe.length === 0 ? frontMatter : { ...frontMatter, values, findings: [...findings, ...unsafe] };
}

// Returns the format of a file. The front matter may override the format in the options.
function formatOf({ mdx }: Record<string, unknown>, { format, detectedFormat }: ParseOptions): ParseOptions['format'] {
  const requested = typeof mdx === 'object' && mdx !== null && 'format' in mdx ? mdx.format : undefined;
  if (requested === 'md' || requested === 'mdx') return requested;
  return requested === 'detect' ? detectedFormat : format;
}

// Reports an exception of a parser as an error of the document. The limits on sources should prevent such
// exceptions.
function* guarded(body: Steps<ParsedBody | undefined>, parsing: Parsing): Steps<ParsedBody | undefined> {
  try {
    return yield* body;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    if (error instanceof RangeError) parsing.report('nesting-too-deep', undefined, { limit: maxDepth });
    else
      parsing.report('unreadable-document', undefined, {
        reason: thrownText(error),
      });
    return undefined;
  }
}
