import type { Program } from 'estree';
import type { Nodes } from 'hast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import { findProperty } from '../../html/find-property.ts';
import { addNames, noNames } from '../../parse/mdx/names-in.ts';

interface Printing {
  /** Names that the module declares or imports. */
  names: ReadonlySet<string>;
  /** Import statements for the images in the tree. */
  imports: string[];
  /** Names of undeclared components that expressions use. */
  free: Set<string>;
}

/**
 * Prints a tree as JSX. An undeclared component `X` is printed as `_own.X`. The rendering code creates the object
 * `_own`.
 *
 * @param names names that the module declares or imports
 * @returns the source, the imports that it needs, and the names of `_own` that its expressions use
 */
export function jsxText(tree: Nodes, names: ReadonlySet<string>): { text: string; imports: string[]; free: string[] } {
  const printing: Printing = { names, imports: [], free: new Set() };
  return { text: print(tree, printing), imports: printing.imports, free: [...printing.free] };
}

function print(node: Nodes, printing: Printing): string {
  switch (node.type) {
    case 'root':
      return node.children.map((child) => print(child, printing)).join('');
    case 'text':
      return `{${JSON.stringify(node.value)}}`;
    case 'element': {
      const { tagName, properties, children } = node;
      const attributes = Object.entries(properties).map(([name, value]) => attributeOf(name, value, tagName, printing));
      // Links are rendered by a component of the viewer.
      const rendered = tagName === 'a' ? '_Link' : tagName;
      const name = /^[a-z]/.test(tagName) ? rendered : nameOf(tagName, printing);
      return element(name, attributes, children as Nodes[], printing);
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = node.attributes.map((own) => writtenAttribute(own, node.name, printing));
      return element(
        node.name === null ? '' : nameOf(node.name, printing),
        attributes,
        node.children as Nodes[],
        printing,
      );
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      noteComponents(node.data?.estree, printing);
      return `{${node.value}}`;
    default:
      return '';
  }
}

function element(name: string, attributes: string[], children: Nodes[], printing: Printing): string {
  const open = [name, ...attributes].join(' ');
  if (children.length === 0 && name !== '') return `<${open} />`;
  return `<${open}>${children.map((child) => print(child, printing)).join('')}</${name}>`;
}

function nameOf(name: string, { names }: Printing): string {
  const [first = ''] = name.split('.');
  const isOwn = /^[a-z_]/.test(first) || names.has(first);
  return isOwn ? name : `_own.${name}`;
}

function attributeOf(name: string, value: unknown, tagName: string, printing: Printing): string {
  const jsx = findProperty(name).property;
  if (tagName === 'img' && name === 'src' && /^(?:\.|@site\/)/.test(String(value))) {
    const local = `_file${printing.imports.length}`;
    printing.imports.push(`import ${local} from ${JSON.stringify(decodeURI(String(value)))};`);
    return `${jsx}={${local}}`;
  }
  return `${jsx}={${JSON.stringify(Array.isArray(value) ? value.join(' ') : value)}}`;
}

function writtenAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  element: string | null,
  printing: Printing,
): string {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    noteComponents(attribute.data?.estree, printing);
    return `{${attribute.value}}`;
  }
  const { name: written, value } = attribute;
  const name = written === 'class' && element !== null && /^[a-z]/.test(element) ? 'className' : written;
  if (value === null || value === undefined) return name;
  if (typeof value === 'string') return `${name}={${JSON.stringify(value)}}`;
  noteComponents(value.data?.estree, printing);
  return `${name}={${value.value}}`;
}

function noteComponents(program: Program | null | undefined, { names, free }: Printing): void {
  if (!program) return;
  for (const name of addNames(program, noNames()).elements) if (/^[A-Z]/.test(name) && !names.has(name)) free.add(name);
}
