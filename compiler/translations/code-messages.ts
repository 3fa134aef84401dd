import { Parser } from 'acorn';
import type { CallExpression, Expression, Node, Program } from 'estree';
import { finding } from '../diagnostics/catalogue.ts';
import type { Finding, Point } from '../diagnostics/diagnostic.ts';
import { sourcePlaces } from '../diagnostics/source-places.ts';
import { loadEsbuild } from '../fs/esbuild.ts';
import type { ParseOptions } from '../parse/document.ts';
import type { Binding } from '../parse/mdx/binding.ts';
import { evaluate } from '../parse/mdx/evaluate.ts';
import { notConstant } from '../parse/mdx/expression.ts';
import { importedName } from '../parse/mdx/imported-binding.ts';
import type { Message } from './messages.ts';

/** The translatable messages in a module. */
export interface CodeMessages {
  /** Id → message, in source order. */
  messages: [id: string, message: Message][];
  /** Errors: a message that is known only at run time, or invalid code. */
  findings: Finding[];
}

/** Module → its translation exports: export name → whether it is the component `Translate` or the function
 * `translate`. */
const exported: Record<string, Record<string, Translator>> = {
  '@docusaurus/Translate': { default: 'Translate', translate: 'translate' },
  'lectern/client': { Translate: 'Translate', translate: 'translate' },
};
type Translator = 'Translate' | 'translate';

/** Name of the function that JSX elements are converted to calls of. It differs from any name in real code. */
const element = '__lecternElement';

/**
 * Finds the translatable messages in a JavaScript or TypeScript module, without running it:
 *
 *     <Translate id="home.title" description="The heading">Welcome</Translate>
 *     translate({ id: 'home.title', message: 'Welcome', description: 'The heading' })
 *
 * Without `id`, the message is the id. Expressions that only use constants of the module are evaluated.
 *
 * @param known names of translation exports that are available without an import, as in MDX
 */
export async function codeMessages(
  text: string,
  options: ParseOptions,
  known: readonly Translator[] = [],
): Promise<CodeMessages> {
  const found: CodeMessages = { messages: [], findings: [] };
  // A quick test, because most modules contain no translatable messages.
  if (!/\b[tT]ranslate\b/.test(text)) return found;
  const reading = await readModule(text);
  if ('finding' in reading) return { ...found, findings: [reading.finding] };
  const { program, pointOf } = reading;
  const translators = new Map<string, Translator>(known.map((name) => [name, name]));
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of statement.specifiers) {
      const translator = exported[String(statement.source.value)]?.[importedName(specifier)];
      if (translator) translators.set(specifier.local.name, translator);
    }
  }
  if (translators.size === 0) return found;
  const valueOf = openConstants(program, options);
  for (const call of callsIn(program)) {
    const result = textOfCall(call, translators, valueOf);
    if (result === undefined) continue;
    if ('message' in result) found.messages.push([result.id, result.message]);
    else found.findings.push(finding('dynamic-translation', pointOf(call), result));
  }
  return found;
}

type Reading = { program: Program; pointOf(node: Node): Point } | { finding: Finding };

/**
 * Parses a module. esbuild first converts TypeScript and JSX to JavaScript; its source map converts locations
 * back.
 */
async function readModule(text: string): Promise<Reading> {
  try {
    const { code, map } = await loadEsbuild().transform(text, {
      loader: 'tsx',
      format: 'esm',
      jsx: 'transform',
      jsxFactory: element,
      target: 'es2022',
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      sourcemap: 'external',
      sourcefile: 'module',
      logLevel: 'silent',
    });
    const program = Parser.parse(code, { ecmaVersion: 2024, sourceType: 'module', locations: true }) as Program;
    const placeOf = sourcePlaces(map);
    const pointOf = ({ loc }: Node): Point => {
      const { line, column } = placeOf(loc!.start) ?? { line: 1, column: 1 };
      return { line, column };
    };
    return { program, pointOf };
  } catch (error) {
    const [first] =
      (error as { errors?: { text: string; location?: { line: number; column: number } | null }[] }).errors ?? [];
    const at = first?.location ? { line: first.location.line, column: first.location.column + 1 } : undefined;
    return { finding: finding('broken-module', at, { reason: first?.text ?? (error as Error).message }) };
  }
}

type ValueOf = (node: Expression) => unknown;

/**
 * @returns a function that evaluates expressions with the module's top-level constants. Its result is
 * `notConstant` for other expressions
 */
function openConstants(program: Program, options: ParseOptions): ValueOf {
  const bindings = new Map<string, Binding>();
  const valueOf = (node: Expression) => evaluate(node, { options, bindings, allowance: { left: 100_000 } });
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations) {
      const value = id.type === 'Identifier' && init ? valueOf(init) : notConstant;
      if (id.type === 'Identifier' && value !== notConstant && value !== undefined)
        bindings.set(id.name, { kind: 'constant', value });
    }
  }
  return valueOf;
}

/** Yields all calls, in source order. */
function* callsIn(node: unknown): Generator<CallExpression> {
  if (Array.isArray(node)) for (const each of node) yield* callsIn(each);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  if ((node as Node).type === 'CallExpression') yield node as CallExpression;
  for (const [key, value] of Object.entries(node)) if (key !== 'loc') yield* callsIn(value);
}

type CallMessage = { id: string; message: Message } | { call: string; unknownPart: string };

/** @returns the message of a call, or the reason why it is unknown; undefined for calls that don't translate */
function textOfCall(
  { callee, arguments: given }: CallExpression,
  translators: ReadonlyMap<string, Translator>,
  valueOf: ValueOf,
): CallMessage | undefined {
  if (callee.type !== 'Identifier') return undefined;
  const [first, second, ...children] = given as Expression[];
  if (callee.name === element) {
    if (first?.type !== 'Identifier' || translators.get(first.name) !== 'Translate') return undefined;
    return messageOf('<Translate>', second, children.length === 0 ? undefined : children, valueOf);
  }
  return translators.get(callee.name) === 'translate' ? messageOf('translate()', first, undefined, valueOf) : undefined;
}

/**
 * Reads the message of a call or JSX element.
 *
 * @param children children of a JSX element, which contain the message; undefined for a call
 */
function messageOf(
  call: string,
  given: Expression | undefined,
  children: Expression[] | undefined,
  valueOf: ValueOf,
): CallMessage {
  const problem = (unknownPart: string) => ({ call, unknownPart });
  if (call === 'translate()' && given?.type !== 'ObjectExpression') return problem('its argument');
  const properties = propertiesOf(given);
  if (!properties) return problem('its argument');
  const textOf = (node: Expression | undefined) => (node === undefined ? undefined : valueOf(node));
  const id = textOf(properties.get('id'));
  if (id !== undefined && typeof id !== 'string') return problem('its id');
  if (children && children.length > 1) return problem('its message');
  const text = textOf(children?.[0] ?? properties.get(call === 'translate()' ? 'message' : 'children'));
  if (text !== undefined && typeof text !== 'string') return problem('its message');
  if (!(id ?? text)) return problem('its message');
  const description = textOf(properties.get('description'));
  return {
    id: (id ?? text)!,
    message: {
      message: (text ?? id)!,
      description: typeof description === 'string' ? description : undefined,
    },
  };
}

/** @returns the properties of an object literal; undefined if it contains a spread or a computed key */
function propertiesOf(given: Expression | undefined): Map<string, Expression> | undefined {
  const properties = new Map<string, Expression>();
  if (given?.type !== 'ObjectExpression') return properties;
  for (const property of given.properties) {
    if (property.type !== 'Property' || property.computed) return undefined;
    const { key } = property;
    properties.set(
      key.type === 'Identifier' ? key.name : String('value' in key && key.value),
      property.value as Expression,
    );
  }
  return properties;
}
