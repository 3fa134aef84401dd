import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';

/**
 * Writes the types of a package to declaration files that import no other package except React. Types of other
 * packages, such as a zod schema or a helper type, are replaced by their structure. Exported types keep their names and
 * comments.
 *
 * @param entries the modules whose exports are public
 * @param tsconfig the path of the compiler's configuration file
 * @param main one of these modules. The other declaration files import its types and do not repeat them
 * @returns the text of the declaration file of each module
 * @throws when the sources have errors, or when a type can't be written
 */
export function writeDeclarations(entries: readonly string[], tsconfig: string, main?: string): string[] {
  // Creates one TypeScript program for all modules, because parsing and checking the sources takes most of the time.
  const program = openProgram(entries, tsconfig);
  const shared = main === undefined ? [] : exportsOf(main, program);
  return entries.map((entry) => {
    const exported = exportsOf(entry, program);
    if (entry === main) return writeExports(exported, [], program).text;
    const own = new Set(exported.map(({ name }) => name));
    const others = shared.filter(({ name }) => !own.has(name));
    const { text, used } = writeExports(exported, others, program);
    if (used.length === 0) return text;
    return `import type { ${used.join(', ')} } from './${path.basename(main!, '.ts')}.js';\n\n${text}`;
  });
}

/** Returns the text of the declarations of `exported`, and the names of those types in `others` that the text uses. */
function writeExports(
  exported: readonly Exported[],
  others: readonly Exported[],
  program: ts.Program,
): { text: string; used: string[] } {
  const printer = openPrinter(program.getTypeChecker(), [...exported, ...others], reactNodeOf(program));
  const text = exported.map(({ name, symbol }) => printer.declaration(name, symbol)).join('\n\n');
  return { text: `${text}\n`, used: others.map(({ name }) => name).filter((name) => printer.used.has(name)) };
}

function exportsOf(file: string, program: ts.Program): Exported[] {
  const checker = program.getTypeChecker();
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
    .map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

interface Exported {
  name: string;
  symbol: ts.Symbol;
}

/** @returns the names that each of these modules exports, sorted. The names of types are included */
export function exportedNames(modules: readonly string[], tsconfig: string): string[][] {
  const program = openProgram(modules, tsconfig);
  const checker = program.getTypeChecker();
  return modules.map((module) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(module)!)!)
      .map(({ name }) => name)
      .sort(),
  );
}

/**
 * The source files that this process has parsed, by path. Caches them, because most programs read the same files. The
 * files do not change while this process runs.
 */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/** The module whose `declare module` adds settings to the type of the config. */
const settingsOfExtensions = fileURLToPath(new URL('../extensions/offline/options.ts', import.meta.url));

export function openProgram(modules: readonly string[], tsconfig: string): ts.Program {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ts.sys.resolvePath(`${tsconfig}/..`));
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...how) => {
    if (!sourceFiles.has(name)) sourceFiles.set(name, read(name, ...how));
    return sourceFiles.get(name);
  };
  return ts.createProgram([...modules, settingsOfExtensions], { ...options, noEmit: true }, host);
}

/** Returns the name of a symbol that is declared outside of the package; undefined for a symbol of the package. */
function outsideName(symbol: ts.Symbol | undefined): string | undefined {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  if (/\/@types\/react\//.test(file))
    return `import('react').${symbol!.name === 'Element' ? 'JSX.Element' : symbol!.name}`;
  return /\/(typescript-api|@types\/node)\//.test(file) ? symbol!.name : undefined;
}

/** @returns the type `ReactNode`. TypeScript loses its name when it is part of an optional property */
function reactNodeOf(program: ts.Program): ts.UnionType | undefined {
  const checker = program.getTypeChecker();
  const types = program.getSourceFiles().find(({ fileName }) => fileName.endsWith('/@types/react/index.d.ts'));
  const namespace = types && checker.getSymbolAtLocation(types);
  const symbol = namespace && checker.getExportsOfModule(namespace).find(({ name }) => name === 'ReactNode');
  return symbol && (checker.getDeclaredTypeOfSymbol(symbol) as ts.UnionType);
}

function openPrinter(checker: ts.TypeChecker, exported: readonly Exported[], reactNode: ts.UnionType | undefined) {
  const names = new Map<ts.Type, string>();
  for (const { name, symbol } of exported.toReversed())
    if (symbol.flags & ts.SymbolFlags.Type) names.set(checker.getDeclaredTypeOfSymbol(symbol), name);
  const open = new Set<ts.Type>();
  /** The exported names that the printed text contains. */
  const used = new Set<string>();

  /** @param isDefinition whether to print the structure of the type, even if the type has a name */
  function print(type: ts.Type, indent: string, isDefinition = false): string {
    const name = isDefinition ? undefined : nameOf(type);
    if (name !== undefined) used.add(name);
    if (name !== undefined) return name;
    const generic = isDefinition ? undefined : genericOf(type);
    if (generic) {
      used.add(generic.name);
      return `${generic.name}<${generic.given.map((each) => print(each, indent)).join(', ')}>`;
    }
    if (open.has(type)) throw new Error(`a recursive type needs a name: ${checker.typeToString(type)}`);
    open.add(type);
    try {
      return printStructure(type, indent);
    } finally {
      open.delete(type);
    }
  }

  /**
   * Returns the exported name of a type. TypeScript creates several objects for a recursive type. Each of them gets
   * the name of the exported type with an equal structure.
   */
  function nameOf(type: ts.Type): string | undefined {
    const known = names.get(type);
    if (known !== undefined || !(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0) return known;
    const key = keysOf(type);
    if (key === '') return undefined;
    for (const [named, name] of names) {
      if (keysOf(named) !== key) continue;
      if (!checker.isTypeAssignableTo(named, type) || !checker.isTypeAssignableTo(type, named)) continue;
      names.set(type, name);
      return name;
    }
    return undefined;
  }

  /** @returns the exported generic type of which `type` is an instance, and the arguments of this instance */
  function genericOf(type: ts.Type): { name: string; given: readonly ts.Type[] } | undefined {
    const { aliasSymbol, aliasTypeArguments = [] } = type;
    const alias = aliasTypeArguments.length > 0 && exported.find(({ symbol }) => symbol === aliasSymbol);
    if (alias) return { name: alias.name, given: aliasTypeArguments };
    const { target } = type as ts.TypeReference;
    const ofInterface = target && target !== type ? names.get(target) : undefined;
    if (ofInterface === undefined) return undefined;
    const given = checker.getTypeArguments(type as ts.TypeReference);
    return { name: ofInterface, given: given.slice(0, parametersOf(target.symbol).length) };
  }

  function parametersOf(symbol: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
    const declaration = symbol.declarations?.find(
      (each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each),
    );
    return declaration?.typeParameters ?? [];
  }

  /** @returns the type parameters: `<Options = Json, Given = Options>`. Empty for a type that is not generic */
  function parameters(list: readonly ts.Type[]): string {
    const texts = list.map((each) => {
      const limit = each.getConstraint();
      const usual = each.getDefault();
      return `${each.symbol.name}${limit ? ` extends ${print(limit, '')}` : ''}${usual ? ` = ${print(usual, '')}` : ''}`;
    });
    return texts.length === 0 ? '' : `<${texts.join(', ')}>`;
  }

  function keysOf(type: ts.Type): string {
    return type.flags & ts.TypeFlags.Object
      ? checker
          .getPropertiesOfType(type)
          .map((each) => each.name)
          .join()
      : '';
  }

  function printStructure(type: ts.Type, indent: string): string {
    const alias = type.aliasSymbol;
    if (alias && outsideName(alias)?.startsWith('import') && !isMapped(type))
      return reference(outsideName(alias)!, type, alias, indent);
    if (type.isUnion()) return union(type, indent);
    if (type.isIntersection() && !checker.getPropertiesOfType(type).length)
      return type.types.map((each) => print(each, indent)).join(' & ');
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return checker.typeToString(type);
    if (checker.isArrayType(type) || checker.isTupleType(type)) return list(type as ts.TypeReference, indent);
    const symbol = type.aliasSymbol ?? type.symbol;
    const outside = outsideName(symbol);
    if (outside !== undefined && symbol!.name !== '__type' && !isMapped(type))
      return reference(outside, type, symbol!, indent);
    const [call, ...others] = type.getCallSignatures();
    if (call && others.length === 0) return signature(call, indent, ' => ');
    return members(type, indent);
  }

  // Whether a type comes from an alias such as `Record`, `Partial` or `Omit`. The structure of such a type is printed,
  // unlike the structure of `Promise` and `Map`.
  function isMapped(type: ts.Type): boolean {
    return type.aliasSymbol !== undefined && (type.symbol === undefined || type.symbol.name === '__type');
  }

  function union(type: ts.UnionType, indent: string): string {
    // TypeScript expands `ElementType` to a union with the names of all elements, such as `'blockquote'`.
    if (type.types.some((each) => each.isStringLiteral() && each.value === 'blockquote'))
      return "import('react').ElementType";
    const node = reactNode && reactNode.types.every((each) => type.types.includes(each)) ? reactNode : undefined;
    const others = node ? type.types.filter((each) => !node.types.includes(each)) : type.types;
    const parts = others.filter((each) => !(each.flags & ts.TypeFlags.BooleanLiteral));
    const booleans = others.filter((each) => each.flags & ts.TypeFlags.BooleanLiteral);
    const texts = [
      ...(node ? ["import('react').ReactNode"] : []),
      ...parts.filter((each) => !(each.flags & ts.TypeFlags.Undefined)).map((each) => grouped(each, indent)),
      ...(booleans.length === 2 ? ['boolean'] : booleans.map((each) => checker.typeToString(each))),
      ...(parts.some((each) => each.flags & ts.TypeFlags.Undefined) ? ['undefined'] : []),
    ];
    return [...new Set(texts)].join(' | ');
  }

  /** Prints a type within a union or an array. Functions, unions and intersections are in parentheses. */
  function grouped(type: ts.Type, indent: string): string {
    const text = print(type, indent);
    return nameOf(type) === undefined && (type.getCallSignatures().length > 0 || / [|&] /.test(text.split('{')[0]!))
      ? `(${text})`
      : text;
  }

  function list(type: ts.TypeReference, indent: string): string {
    const args = checker.getTypeArguments(type);
    const { readonly } = type.target as ts.TupleType;
    if (checker.isTupleType(type))
      return `${readonly ? 'readonly ' : ''}[${args.map((each) => print(each, indent)).join(', ')}]`;
    const text = grouped(args[0]!, indent);
    const item = text.startsWith('readonly ') ? `(${text})` : text;
    return `${type.symbol.name === 'ReadonlyArray' ? 'readonly ' : ''}${item}[]`;
  }

  function reference(name: string, type: ts.Type, symbol: ts.Symbol, indent: string): string {
    if (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable) && !(symbol.flags & ts.SymbolFlags.Type))
      return `typeof ${name}`;
    const args = type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference);
    const parameters = symbol.declarations?.find(ts.isInterfaceDeclaration)?.typeParameters?.length ?? args.length;
    const declared = (type.symbol?.declarations?.find(ts.isInterfaceDeclaration)?.typeParameters ?? []).map((each) =>
      checker.getDefaultFromTypeParameter(checker.getTypeAtLocation(each)),
    );
    const isDefault = args.slice(0, parameters).every((each, index) => each === declared[index]);
    const shown = isDefault ? [] : args.slice(0, parameters).map((each) => print(each, indent));
    return name + (shown.length > 0 ? `<${shown.join(', ')}>` : '');
  }

  function signature(call: ts.Signature, indent: string, arrow: string): string {
    const values = call.getParameters().map((each) => {
      const declaration = each.valueDeclaration as ts.ParameterDeclaration | undefined;
      const isRest = declaration?.dotDotDotToken !== undefined;
      const isOptional = declaration !== undefined && !isRest && checker.isOptionalParameter(declaration);
      // A destructured parameter has no name, and TypeScript calls it `__0`.
      const name = each.name.startsWith('__') ? 'props' : each.name;
      return `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${print(checker.getTypeOfSymbol(each), indent)}`;
    });
    return `${parameters(call.getTypeParameters() ?? [])}(${values.join(', ')})${arrow}${print(call.getReturnType(), indent)}`;
  }

  /**
   * Prints the properties of a type. Properties from React are summarized as `AllHTMLAttributes` if there are at least
   * 50.
   */
  function members(type: ts.Type, indent: string): string {
    const all = checker.getPropertiesOfType(type);
    const own = all.filter((each) => !outsideName(each)?.startsWith('import'));
    if (all.length - own.length < 50) return ownMembers(type, all, indent);
    const attributes = "import('react').AllHTMLAttributes<HTMLElement>";
    if (own.length === 0) return attributes;
    const names = own.map(({ name }) => JSON.stringify(name)).join(' | ');
    return `Omit<${attributes}, ${names}> & ${ownMembers(type, own, indent)}`;
  }

  function ownMembers(type: ts.Type, all: readonly ts.Symbol[], indent: string): string {
    const inner = `${indent}  `;
    const indexes = checker
      .getIndexInfosOfType(type)
      .map((info) => `${inner}[key: ${checker.typeToString(info.keyType)}]: ${print(info.type, inner)};`);
    const properties = all.map((property) => {
      const isOptional = property.flags & ts.SymbolFlags.Optional;
      const name = /^[A-Za-z_$][\w$]*$/.test(property.name) ? property.name : JSON.stringify(property.name);
      const value = checker.getTypeOfSymbol(property);
      return `${comment(property, inner)}${inner}${name}${isOptional ? '?' : ''}: ${print(value, inner)};`;
    });
    const lines = [...indexes, ...properties];
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
  }

  function comment(symbol: ts.Symbol, indent: string): string {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
    const tags = symbol
      .getJsDocTags(checker)
      .map(({ name, text: parts }) => `@${name} ${ts.displayPartsToString(parts)}`.trim());
    const lines = [...(text === '' ? [] : text.split('\n')), ...tags.flatMap((tag) => tag.split('\n'))];
    if (lines.length === 0) return '';
    if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
    return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`, ''].join('\n');
  }

  function declaration(name: string, symbol: ts.Symbol): string {
    const head = comment(symbol, '');
    if (symbol.flags & ts.SymbolFlags.Function) {
      const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      return `${head}export declare function ${name}${signature(call!, '', ': ')};`;
    }
    if (symbol.flags & ts.SymbolFlags.Class) return head + classDeclaration(name, symbol);
    // A schema has the same name as its inferred type. The declaration file contains the type.
    if (symbol.flags & ts.SymbolFlags.Type) {
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const text = print(type, '', true);
      const own = name + parameters(parametersOf(symbol).map((each) => checker.getTypeAtLocation(each)));
      return type.flags & ts.TypeFlags.Object && text.startsWith('{')
        ? `${head}export interface ${own} ${text}`
        : `${head}export type ${own} = ${text};`;
    }
    return `${head}export declare const ${name}: ${print(checker.getTypeOfSymbol(symbol), '')};`;
  }

  /**
   * Prints a class. For a React component, this is the type of its props. Any other class must be an error class. Its
   * own properties are printed.
   */
  function classDeclaration(name: string, symbol: ts.Symbol): string {
    const instance = checker.getDeclaredTypeOfSymbol(symbol);
    const props = checker.getPropertyOfType(instance, 'props');
    if (props) {
      const type = print(checker.getTypeOfSymbol(props), '');
      return `export declare const ${name}: import('react').ComponentType<${type}>;`;
    }
    const properties = [...(symbol.members?.values() ?? [])].filter(({ flags }) => flags & ts.SymbolFlags.Property);
    const lines = properties.map(
      (each) => `${comment(each, '  ')}  readonly ${each.name}: ${print(checker.getTypeOfSymbol(each), '  ')};`,
    );
    return `export declare class ${name} extends Error ${lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`}`;
  }

  return { declaration, used };
}
