import type { Range } from '../../diagnostics/diagnostic.ts';
import type { Parsing } from '../parsing.ts';
import { importClient, importDefault } from './import-once.ts';
import type { Names } from './names-in.ts';
import { nearestComponent } from './nearest-name.ts';

/**
 * Declares the names that code uses in the document's module. For files, data and constants of the document, it adds
 * declarations. For a component that the document doesn't import, it adds an import from the site or the viewer.
 */
export function requireNames({ used, elements, declared }: Names, at: Range, parsing: Parsing): void {
  for (const name of elements) if (!declared.has(name)) requireComponent(name, at, parsing);
  for (const name of used) takeOffer(name, at, parsing);
}

function takeOffer(name: string, at: Range, parsing: Parsing): void {
  const { code } = parsing;
  const offer = code.offers.get(name);
  if (!offer) return;
  code.offers.delete(name);
  if ('import' in offer) {
    code.imports.push(offer.import);
  } else if ('declaration' in offer) {
    for (const other of offer.declaration.uses) takeOffer(other, at, parsing);
    code.declarations.push(offer.declaration);
  } else {
    const pagePartial = importClient('pagePartial', at, code);
    code.partials.set(offer.key, offer.partial);
    declare(name, `${pagePartial}(${JSON.stringify(offer.key)})`, [pagePartial], parsing);
  }
}

/**
 * Adds an import for a component that the document doesn't import, from the site or the viewer. Reports
 * unknown components.
 */
export function requireComponent(name: string, at: Range, parsing: Parsing): void {
  const { bindings, code, options } = parsing;
  if (code.taken.has(name)) return;
  const specifier = Object.hasOwn(options.siteComponents, name) ? options.siteComponents[name] : undefined;
  if (specifier !== undefined) {
    importDefault(specifier, name, at, code);
    bindings.set(name, { kind: 'code' });
  } else if (options.components.includes(name)) {
    importClient(name, at, code);
  } else if (options.mdxComponents !== undefined) {
    const all = importDefault(options.mdxComponents, 'MDXComponents', at, code);
    declare(name, `${all}.${name}`, [all], parsing);
    bindings.set(name, { kind: 'code' });
  } else {
    if (!parsing.unknownNames.has(name))
      parsing.report('unknown-component', at, { name, near: nearestComponent(name, parsing) });
    parsing.unknownNames.add(name);
    declare(name, '({ children }) => children', [], parsing);
  }
}

function declare(name: string, value: string, uses: string[], { code }: Parsing): void {
  code.taken.add(name);
  code.declarations.push({ source: `const ${name} = ${value};`, names: [name], uses });
}
