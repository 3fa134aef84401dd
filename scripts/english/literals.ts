import ts from 'typescript-api';
import { codeWord, hideCode } from './prose.ts';

/** A literal in the source of a module. A `//` inside of it does not start a comment. */
export interface Literal {
  /** Offsets in the source. A template ends before its first expression. */
  start: number;
  end: number;
  /** The content. Its length equals the length of the source. An expression in a template counts as one word. */
  text: string;
  isTestName: boolean;
  /** Whether the literal is a node name, a selector, markup or a part of a template. */
  isFragment: boolean;
  /** If the literal follows an expression in a message, the source of this expression: the subject of the sentence. */
  subject?: string | undefined;
}

/** @returns the strings, templates, regular expressions and JSX text of a module, in order */
export function literalsIn(file: string, source: string): Literal[] {
  const tree = ts.createSourceFile(
    file,
    source,
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    false,
    /[jt]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Literal[] = [];
  const testNames = new Set<ts.Node>();
  const nodeNames = new Set<ts.Node>();
  const subjects = new Map<ts.Node, string>();
  let templateDepth = 0;
  visit(tree);
  return found.sort((a, b) => a.start - b.start);

  function visit(node: ts.Node): void {
    switch (node.kind) {
      case ts.SyntaxKind.StringLiteral:
      case ts.SyntaxKind.NoSubstitutionTemplateLiteral:
        return add(node, textOf(node), node);
      case ts.SyntaxKind.RegularExpressionLiteral:
        return add(node, '', node);
      case ts.SyntaxKind.JsxText:
        return addJsxText(node as ts.JsxText);
      case ts.SyntaxKind.TemplateExpression:
        return addTemplate(node as ts.TemplateExpression);
      case ts.SyntaxKind.PropertyAssignment:
        return visitProperty(node as ts.PropertyAssignment);
      case ts.SyntaxKind.CallExpression:
        noteArguments(node as ts.CallExpression);
    }
    ts.forEachChild(node, visit);
  }

  function noteArguments({ expression, arguments: [first, second] }: ts.CallExpression): void {
    if (!first) return;
    const callee = textOf(expression);
    if (/^(?:test|suite)\b/.test(callee)) testNames.add(first);
    if (namesNode.test(callee)) nodeNames.add(first);
    if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'split')
      nodeNames.add(expression.expression);
    if (second && callee === 'malformed') subjects.set(second, textOf(first));
    if (second && callee === 'environmentError') subjects.set(second, "can't");
    if (callee === 'attempt') subjects.set(first, "can't");
  }

  function addJsxText({ pos, end, text }: ts.JsxText): void {
    found.push({ start: pos, end, text: text.replaceAll('\n', ' '), isTestName: false, isFragment: false });
  }

  function visitProperty({ name, initializer }: ts.PropertyAssignment): void {
    if (ts.isStringLiteral(name)) add(name, '', name);
    else visit(name);
    if (textOf(name) === 'name') nodeNames.add(initializer);
    visit(initializer);
  }

  function addTemplate(node: ts.TemplateExpression): void {
    let text = textOf(node.head);
    for (const { literal } of node.templateSpans) {
      const expression = source.slice(node.getStart(tree) + text.length, literal.getStart(tree));
      text += codeWord(expression) + textOf(literal).replace('}', 'X');
    }
    add(node.head, text, node);
    for (const { expression, literal } of node.templateSpans) {
      templateDepth += 1;
      visit(expression);
      templateDepth -= 1;
      add(literal, '', node);
    }
  }

  /** @param of the literal; the template, if `node` is a span of the template */
  function add(node: ts.Node, text: string, of: ts.Node): void {
    const isTestName = text !== '' && testNames.has(of);
    const isFragment = templateDepth > 0 || nodeNames.has(of) || isMarkup.test(text);
    const subject = subjects.get(of);
    found.push({ start: node.getStart(tree), end: node.end, text: literalText(text), isTestName, isFragment, subject });
  }

  function textOf(node: ts.Node): string {
    return source.slice(node.getStart(tree), node.end);
  }
}

/** Functions whose first argument is not prose: a graph node's name, a string to hash, or a search string. */
const namesNode =
  /^(?:graph\.\w+|\w+\.(?:tasks|input|group|startsWith)|reporting|output|idsWhere|identitiesWhere|ofCategory|sha256|partOfAddress|Symbol)$/;

/** Selectors, such as `'a[href], button'`, and HTML tags. */
const isMarkup = /^.(?:[a-z]+\[|\s*<(?:link|p|a)\b)/;

/** Replaces quotes and escapes by spaces: `'isn\'t\n'` → ` isn 't  `. */
function literalText(source: string): string {
  // A literal without a space is not a sentence.
  if (!source.includes(' ')) return '';
  return hideCode(
    source
      .replace(/\\n/g, ' \n')
      .replace(/\\./g, (escape) => ` ${escape[1]}`)
      .replace(/^['"`}]|['"`]$|\$\{$/g, (mark) => ' '.repeat(mark.length))
      .replaceAll('${', 'XX'),
  );
}
