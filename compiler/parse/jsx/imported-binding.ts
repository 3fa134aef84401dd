import type { ImportDeclaration } from 'estree';
import type { Point } from '../../diagnostics/diagnostic.ts';
import type { Parsing } from '../parsing.ts';
import type { Binding } from './binding.ts';

type Specifier = ImportDeclaration['specifiers'][number];

/**
 * What a name stands for that is imported from a module.
 *
 *     import Tabs from '@theme/Tabs'             a component of the viewer
 *     import Intro from './_intro.mdx'           a partial
 *     import logo from '@site/static/logo.png'   a file
 *
 * Everything else is code.
 */
export function importedBinding(module: string, specifier: Specifier, at: Point | undefined, parsing: Parsing): Binding {
  const name = lastSegment(module);
  if (specifier.type === 'ImportSpecifier') {
    if (isPartial(module)) return { kind: 'toc' };
    const imported = specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value);
    return componentOrCode(imported, parsing);
  }
  if (specifier.type === 'ImportNamespaceSpecifier') return { kind: 'code' };
  if (module === '@docusaurus/useBaseUrl') return { kind: 'useBaseUrl' };
  if (isPartial(module)) {
    parsing.references.push({ kind: 'partial', url: module, syntax: 'jsx', at: at ?? { line: 1, column: 1 } });
    return { kind: 'partial', reference: parsing.references.length - 1 };
  }
  return isFile(module) ? { kind: 'file', url: module } : componentOrCode(name, parsing);
}

function componentOrCode(name: string, { options }: Parsing): Binding {
  return options.components.includes(name) ? { kind: 'component', name } : { kind: 'code' };
}

function isPartial(module: string): boolean {
  return isOwn(module) && (/\.mdx?$/.test(module) || /^_[^.]*$/.test(lastSegment(module)));
}

function isFile(module: string): boolean {
  return isOwn(module) && /\.\w+$/.test(lastSegment(module)) && !/\.(?:[cm]?[jt]sx?|json5?|css|s[ac]ss|less)$/.test(module);
}

// A file of the site, not a package.
function isOwn(module: string): boolean {
  return /^(?:\.{0,2}\/|@site\/)/.test(module);
}

function lastSegment(module: string): string {
  return module.slice(module.lastIndexOf('/') + 1);
}
