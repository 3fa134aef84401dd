import type { ImportDeclaration } from 'estree';
import type { Range } from '../../diagnostics/diagnostic.ts';
import type { Parsing } from '../parsing.ts';
import type { Binding } from './binding.ts';
import { moduleOf } from './specifier.ts';

type Specifier = ImportDeclaration['specifiers'][number];

/** Docusaurus component name → viewer component name. */
const renamed: Record<string, string> = { IdealImage: 'Image' };

/**
 * Returns the meaning of an imported name:
 *
 *     import Tabs from '@theme/Tabs'             a component of the viewer
 *     import Intro from './_intro.mdx'           a partial
 *     import logo from '@site/static/logo.png'   a file
 *     import data from './data.json'             data
 *
 * Everything else is code.
 */
export function importedBinding(specifier: string, imported: Specifier, at: Range, parsing: Parsing): Binding {
  const name = importedName(imported);
  const { kind, path, orCode } = moduleOf(specifier, parsing.options);
  if (kind === 'partial') {
    if (name === 'toc') return { kind: 'toc' };
    if (name !== 'default') return { kind: 'code' };
    const mayBeCode = orCode && parsing.options.code !== 'refuse' ? orCode : undefined;
    parsing.references.push({
      kind: 'partial',
      url: path,
      syntax: 'jsx',
      at,
      ...(mayBeCode && { orModule: mayBeCode }),
    });
    return { kind: 'partial', reference: parsing.references.length - 1, orCode: mayBeCode };
  }
  if (kind === 'json') return { kind, url: path, keys: name === 'default' || name === '*' ? [] : [name], at };
  if (kind === 'code') return clientBinding(specifier, name, parsing);
  if (name !== 'default' && name !== 'ReactComponent') return { kind: 'code' };
  return kind === 'text' ? { kind, url: path, at } : { kind, url: path };
}

/** @returns the imported name: `default`, `*` for a namespace import, or the name of an export */
export function importedName(imported: Specifier): string {
  if (imported.type === 'ImportDefaultSpecifier') return 'default';
  if (imported.type === 'ImportNamespaceSpecifier') return '*';
  return imported.imported.type === 'Identifier' ? imported.imported.name : String(imported.imported.value);
}

function clientBinding(specifier: string, name: string, { options }: Parsing): Binding {
  if (specifier === '@docusaurus/Translate' && name === 'translate') return { kind: 'translate' };
  if (name === 'default') {
    if (specifier === '@docusaurus/useBaseUrl') return { kind: 'useBaseUrl' };
    if (specifier === '@docusaurus/Head') return { kind: 'head' };
  }
  const [, theirs] = /^@(?:theme|theme-original|docusaurus)\/(\w+)$/.exec(specifier) ?? [];
  const exported = name === 'default' ? theirs : specifier === 'lectern/client' ? name : undefined;
  const known = exported && (renamed[exported] ?? exported);
  return known && options.components.includes(known) ? { kind: 'component', name: known } : { kind: 'code' };
}
