import type { Root as HastRoot } from 'hast';
import type { Range } from '../diagnostics/diagnostic.ts';
import type { Root } from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx';
import { settleTree } from '../html/settle-tree.ts';
import { bindContentTitle } from './bind-page.ts';
import type { OutlineItem, ParseOptions } from './document.ts';
import { pluginRunner, type SiteRun } from './remark/plugin-runner.ts';
import { modulesIn, newModules } from './native/inserted-modules.ts';
import { mostForReference, readMarkdown } from './parts/read-markdown.ts';
import { mdxProblems, mdxHint } from './remark/mdx-problems.ts';
import { openEngine, parseMarkdown, type Engine, type Syntax } from './remark/remark.ts';
import type { Parser } from './parser-choice.ts';
import { handlersFor } from './lower/handlers.ts';
import { lowerInserted } from './lower/lower-inserted.ts';
import { lowerBody } from './lower/lower-body.ts';
import { toHast } from './lower/to-hast.ts';
import { wrapBody, type BodyParts } from './lower/wrap-body.ts';
import { checkContent } from './checks/check-content.ts';
import { rangeOf } from './place-of.ts';
import { expressionText } from './mdx/expression-text.ts';
import { readModule } from './mdx/read-module.ts';
import type { Parsing } from './parsing.ts';
import type { Steps } from './steps.ts';
import { checkText } from './text/check-text.ts';
import { readAdmonitions, readOtherDirectives } from './tree/admonitions.ts';
import { readAlerts } from './tree/alerts.ts';
import { checkTree } from './tree/check-tree.ts';
import { expandEmoji } from './tree/emoji.ts';
import { exportedOutline } from './tree/exported-outline.ts';
import { headingText } from './tree/heading-text.ts';
import { giveHeadingIds, titleHeading } from './tree/headings.ts';
import { readOutline } from './tree/outline.ts';
import { truncationOffset } from './tree/truncation.ts';
import { unravelJsx } from './tree/unravel.ts';
import { keepWrittenIds } from './tree/written-ids.ts';

export interface ParsedBody extends BodyParts {
  hasTitleHeading: boolean;
  /** The text of the first heading, if it is a non-empty h1. */
  title: string | undefined;
  /** Whether the document has `import` or `export` statements. */
  hasModule: boolean;
  outline: OutlineItem[];
}

/**
 * Parses the Markdown of a prepared source to a body, and reports its errors.
 *
 * @param site the plugins that apply to the file, and the file as plugins see it
 * @returns undefined if the source is invalid, so that it has no tree
 */
export function* parseBody(parsing: Parsing, parser: Parser, site?: SiteRun): Steps<ParsedBody | undefined> {
  const { format, emoji, truncateMarker } = parsing.options;
  const engine = openEngine(syntaxesOf(parsing.options), site?.plugins);
  const run = pluginRunner(engine, site, parsing);
  // If plugins apply, remark always parses the source. Plugins may add syntax, and may rely on any field in remark's
  // tree.
  const written = keepWrittenIds(parsing.text, (text) =>
    readTree({ ...parsing, text }, engine, parser !== 'remark' && !site),
  );
  if (written && format === 'mdx') unravelJsx(written);
  // A step is skipped if the source doesn't contain its syntax. With plugins, no step is skipped, because plugins may
  // add any node.
  const has = (mark: string) => site !== undefined || parsing.text.includes(mark);
  const tree = written && (yield* run('beforeDefaultRemarkPlugins', written));
  if (!tree) return undefined;
  bindContentTitle(tree, parsing);
  if (has('port ')) readModule(tree, parsing);
  const hasModule = tree.children.some(({ type }) => type === 'mdxjsEsm');
  if (has('::')) readAdmonitions(tree, parsing);
  if (has('[!')) readAlerts(tree);
  const textOf = (node: MdxTextExpression) => expressionText(node, parsing);
  giveHeadingIds(tree, textOf, site !== undefined, parsing.options.anchors);
  checkContent(tree, parsing);
  if (emoji) expandEmoji(tree, parsing.text);
  const outline = exportedOutline(parsing) ?? readOutline(tree, parsing, textOf);
  const heading = titleHeading(tree);
  const title = heading && headingText(heading, textOf);
  const modules = site && modulesIn(tree);
  const final = yield* run('remarkPlugins', tree);
  if (!final) return undefined;
  if (modules) readModule(newModules(final, modules), parsing);
  if (has('::')) readOtherDirectives(final, parsing);
  const truncation = truncationOffset(final, parsing.text, truncateMarker);
  const html = toHast(final, parsing.text, handlersFor(parsing));
  const transformed = yield* run('beforeDefaultRehypePlugins', html);
  const hast = transformed && (yield* run('rehypePlugins', transformed));
  if (!hast) return undefined;
  if (site) lowerInserted(hast, parsing);
  // In Markdown without HTML, parsers move only one kind of node: a footnote reference inside a link.
  const settled =
    has('<') || has('[^')
      ? settleTree(hast.children, ({ position, ...moved }) =>
          parsing.report('misplaced-element', rangeOf({ position }), moved),
        )
      : hast.children;
  return {
    ...wrapBody(lowerParts(settled, truncation, parsing), parsing),
    outline,
    hasTitleHeading: heading !== undefined,
    title,
    hasModule,
  };
}

function readTree({ text, options, findings, report }: Parsing, engine: Engine, isNative: boolean): Root | undefined {
  const unfit = checkText(text, options);
  if (unfit) {
    findings.push(unfit);
    return undefined;
  }
  const tree = readMarkdown(text, { syntaxes: syntaxesOf(options), engine, isNative, mostNodes: options.nodeLimit });
  if ('reason' in tree && tree.reason === 'too much') {
    report('costs-too-much', tree.at, { characters: mostForReference });
    return undefined;
  }
  if ('reason' in tree) {
    const read = (changed: string) => {
      const reading = parseMarkdown(changed, engine);
      return 'reason' in reading ? reading : undefined;
    };
    for (const { reason, at } of mdxProblems(text, tree, read))
      report('mdx-syntax', withinText(at, text), { reason, hint: mdxHint(reason) });
    return undefined;
  }
  const error = checkTree(tree, options.nodeLimit);
  if (error) findings.push(error);
  return error ? undefined : tree;
}

/** Moves a location past the last character of the source to that character, so that a diagnostic can show it. */
function withinText(at: Range | undefined, text: string): Range | undefined {
  const lines = text.trimEnd().split('\n');
  if (at === undefined || at.line <= lines.length) return at;
  const end = lines.at(-1)!.length + 1;
  return { line: lines.length, column: Math.max(1, end - 1), end: { line: lines.length, column: end } };
}

function syntaxesOf({ format, math, mdx1Compat }: ParseOptions): Syntax[] {
  const syntaxes: Syntax[] = ['gfm', 'directives'];
  if (math) syntaxes.push('math');
  if (format === 'mdx') syntaxes.push('mdx');
  if (format === 'mdx' && mdx1Compat.syntax) syntaxes.push('autolinks');
  if (format === 'mdx' && mdx1Compat.comments) syntaxes.push('comments');
  return syntaxes;
}

// Converts the nodes before and after the truncation marker separately. The caller needs the number of body nodes
// before the marker.
function lowerParts(
  children: readonly HastRoot['children'][number][],
  truncation: number | undefined,
  parsing: Parsing,
): BodyParts {
  if (truncation === undefined) return { children: lowerBody(children, parsing), truncatedAt: undefined };
  const next = children.findIndex(({ position }) => (position?.start.offset ?? -1) >= truncation);
  const end = next < 0 ? children.length : next;
  const before = lowerBody(children.slice(0, end), parsing);
  const after = lowerBody(children.slice(end), parsing);
  return { children: [...before, ...after], truncatedAt: before.length };
}
