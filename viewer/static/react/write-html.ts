import { escapeText, writeAttributes } from './attributes.ts';
import { type Context, drawing, type Drawn, type Element, elementMark, Fragment, Keep, Suspense } from './react.ts';
import { placeOfChild, treeRoot } from './tree-ids.ts';

const voidTags = new Set([
  'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'keygen', 'link', 'meta', 'param', 'source', 'track', 'wbr',
]); // prettier-ignore

type Props = Record<string, unknown>;
type FunctionComponent = (props: Props) => unknown;
type ClassComponent = new (props: Props) => { render(): unknown };

let html = '';
/** Whether what was written last is text, from which a text that follows has to be told apart. */
let endsInText = false;
/** What the selects that are open have chosen. */
let chosen: unknown;

/**
 * @param place of what is drawn, where it is a part of a tree
 * @returns HTML that React takes over as its own: what `renderToString` of React makes of the same tree
 */
export function renderToString(node: unknown, place = treeRoot): string {
  html = '';
  endsInText = false;
  chosen = undefined;
  drawing.place = place;
  write(node);
  const written = html;
  html = '';
  return written;
}

function write(node: unknown): void {
  switch (typeof node) {
    case 'string':
      return writeText(node);
    case 'number':
      return writeText(String(node));
    case 'object':
      if (node === null) return;
      if ((node as Element).mark === elementMark) return writeElement(node as Element);
      if (Array.isArray(node)) return writeList(node);
      throw new Error('What is to be drawn is neither text nor an element.');
  }
}

function writeText(text: string): void {
  if (text === '') return;
  if (endsInText) html += '<!-- -->';
  html += escapeText(text);
  endsInText = true;
}

function writeList(nodes: readonly unknown[]): void {
  const { place } = drawing;
  for (let index = 0; index < nodes.length; index += 1) {
    drawing.place = placeOfChild(place, nodes.length, index);
    write(nodes[index]);
  }
  drawing.place = place;
}

function writeElement({ type, props }: Element): void {
  if (typeof type === 'string') return writeTag(type, props);
  if (type === Keep) return writeKept(props.drawn as Partial<Drawn>, props.children);
  if (typeof type === 'function') return writeComponent(type as FunctionComponent | ClassComponent, props);
  if (type === Fragment) return write(props.children);
  if (type === Suspense) {
    html += '<!--$-->';
    endsInText = false;
    write(props.children);
    html += '<!--/$-->';
    endsInText = false;
    return;
  }
  if (typeof type === 'object' && type !== null && 'isContext' in type) {
    const context = type as Context<unknown>;
    const outer = context.value;
    context.value = props.value;
    try {
      write(props.children);
    } finally {
      context.value = outer;
    }
    return;
  }
  throw new Error('What is to be drawn is no element, no component and no context.');
}

function writeKept(drawn: Partial<Drawn>, children: unknown): void {
  const { place } = drawing;
  if (drawn.html === undefined || drawn.place?.id !== place.id || drawn.place.overflow !== place.overflow) {
    const before = html;
    html = '';
    write(children);
    Object.assign(drawn, { html, place });
    html = before;
  }
  html += drawn.html;
  endsInText = false;
}

function writeComponent(component: FunctionComponent | ClassComponent, props: Props): void {
  if (component.prototype && 'render' in component.prototype)
    return write(new (component as ClassComponent)(props).render());
  drawing.ids = 0;
  const drawn = (component as FunctionComponent)(props);
  if (drawing.ids === 0) return write(drawn);
  // A component that has requested an id is a level of its own in the tree of ids.
  const { place } = drawing;
  drawing.place = placeOfChild(place, 1, 0);
  write(drawn);
  drawing.place = place;
}

function writeTag(tag: string, props: Props): void {
  const { children } = props;
  endsInText = false;
  if (tag === 'input') props = inputProps(props);
  else if (tag === 'button') props = withNameLast(props);
  if (tag === 'option' && chosen !== undefined)
    props = { ...props, selected: String(props.value ?? children) === String(chosen) };
  html += `<${tag}${tag === 'select' || tag === 'textarea' ? writeAttributes({ ...props, value: undefined }) : writeAttributes(props)}`;
  if (voidTags.has(tag)) {
    html += '/>';
    return;
  }
  html += '>';
  const inner = props.dangerouslySetInnerHTML as { __html: string } | undefined;
  if (inner) html += inner.__html;
  else if (tag === 'textarea') html += escapeText(String(props.value ?? props.defaultValue ?? ''));
  else {
    // A browser leaves out the first break of a line.
    if (tag === 'pre' && typeof children === 'string' && children.startsWith('\n')) html += '\n';
    const outer = chosen;
    if (tag === 'select') chosen = props.value ?? props.defaultValue;
    write(children);
    chosen = outer;
  }
  html += `</${tag}>`;
  endsInText = false;
}

/** What an input begins with comes last. */
function inputProps({ checked, defaultChecked, value, defaultValue, ...rest }: Props): Props {
  return { ...withNameLast(rest), checked: checked ?? defaultChecked, value: value ?? defaultValue };
}

function withNameLast({ name, ...rest }: Props): Props {
  return { ...rest, name };
}
