import type { ImportDeclaration } from 'estree';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { importedBinding, importedName } from './imported-binding.ts';
import { moduleOf } from './specifier.ts';
import { type Parsing, refuses } from '../parsing.ts';
import type { Offer } from './code-parts.ts';

type Specifier = ImportDeclaration['specifiers'][number];

/**
 * Binds the names of an import. If the imported file is code, the import is added to the module immediately. Any other
 * import is added only if code uses the name.
 */
export function readImport({ source, specifiers }: ImportDeclaration, at: Range, parsing: Parsing): void {
  const { bindings, code, options } = parsing;
  const specifier = String(source.value);
  const ofCode: Specifier[] = [];
  for (const each of specifiers) {
    const { name } = each.local;
    const binding = importedBinding(specifier, each, at, parsing);
    bindings.set(name, binding);
    code.taken.add(name);
    if (binding.kind === 'code') ofCode.push(each);
    else if (binding.kind === 'partial' && binding.orCode)
      code.imports.push({ specifier, clause: clauseOf([each]), names: [name], unlessPartial: binding.reference, at });
    else code.offers.set(name, offerOf(each));
  }
  const isEffect = specifiers.length === 0 && moduleOf(specifier, options).kind !== 'partial';
  if (!isEffect && ofCode.length === 0) return;
  if (refuses(`import "${specifier}"`, at, parsing)) return;
  code.imports.push({ specifier, clause: clauseOf(ofCode), names: ofCode.map(({ local }) => local.name), at });

  function offerOf(each: Specifier): Offer {
    const { name } = each.local;
    const binding = bindings.get(name)!;
    // In code, the `toc` of a partial is empty, because the page's table of contents already contains the partial's
    // headings.
    if (binding.kind === 'toc') return { declaration: { source: `const ${name} = [];`, names: [name], uses: [] } };
    if (binding.kind === 'partial') return { partial: binding.reference, key: specifier };
    return { import: { specifier, clause: clauseOf([each]), names: [name], at } };
  }
}

/** Returns the source between `import` and `from`. */
function clauseOf(specifiers: readonly Specifier[]): string {
  const named: string[] = [];
  const others: string[] = [];
  for (const specifier of specifiers) {
    const { name } = specifier.local;
    if (specifier.type === 'ImportDefaultSpecifier') others.push(name);
    else if (specifier.type === 'ImportNamespaceSpecifier') others.push(`* as ${name}`);
    else named.push(namedPart(importedName(specifier), name));
  }
  return [...others, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])].join(', ');
}

/**
 * Returns the source of an import specifier: `a` or `a as b`. An imported name that is not an identifier is a string:
 * `'x-y' as b`.
 */
export function namedPart(imported: string, local: string): string {
  if (imported === local) return local;
  return `${/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(imported) ? imported : JSON.stringify(imported)} as ${local}`;
}
