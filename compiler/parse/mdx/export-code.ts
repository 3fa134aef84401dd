import type { Range } from '../../diagnostics/diagnostic.ts';
import type { Parsing } from '../parsing.ts';
import { addExport, freeName } from './code-parts.ts';
import { importClient } from './import-once.ts';
import type { Names } from './names-in.ts';
import { requireNames } from './require-names.ts';

/** Names that code can use without a declaration. Their values exist only when the page is rendered. */
export const pageScope: readonly string[] = ['props', 'toc', 'metadata', 'assets'];

/**
 * Adds a component to the document's code module.
 *
 * @param preferred the preferred name of the export
 * @param render returns the component's expression; its argument is the name of the props
 * @returns the name of the export
 */
export function exportCode(
  preferred: string,
  render: (attributes: string) => string,
  names: Names,
  at: Range,
  parsing: Parsing,
): string {
  requireNames(names, at, parsing);
  const { used, declared } = names;
  const fromPage = pageScope.filter((name) => used.has(name) && !declared.has(name) && isOfPage(name, parsing));
  const attributes = freeName('attributes', new Set([...used, ...declared]));
  const rendered = render(attributes);
  const uses = [...used];
  let body = rendered;
  if (fromPage.length > 0) {
    const usePageScope = importClient('usePageScope', at, parsing.code);
    uses.push(usePageScope);
    body = `{\n  const { ${fromPage.join(', ')} } = ${usePageScope}();\n  return ${rendered};\n}`;
  }
  const parameter = rendered.includes(`{...${attributes}}`) ? attributes : '';
  return addExport(preferred, { source: `(${parameter}) => ${body}`, uses, at }, parsing.code);
}

// Whether a name of `pageScope` is not declared by the document itself.
function isOfPage(name: string, { bindings }: Parsing): boolean {
  const kind = bindings.get(name)?.kind;
  return kind === undefined || kind === 'toc';
}
