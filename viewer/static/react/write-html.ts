import { escapeText, writeAttributes } from './attributes.ts';
import { Awaited, rendering, leaveToReact, Unlike, withHooks } from './hooks.ts';
import { type Rendered, Keep } from './keep.ts';
import {
  type ClassComponent,
  consumerMark,
  type Context,
  contextMark,
  type Derived,
  type Element,
  elementMark,
  forwardRefMark,
  type FunctionComponent,
  lazyMark,
  type Marked,
  memoMark,
  type Props,
  suspenseType,
  transparentTypes,
} from './kinds.ts';
import { Part, PartError, type PartName } from './part.tsx';
import { placeOfChild, treeRoot } from './tree-ids.ts';
import { refuseTag, voidTags } from './unlike-tags.ts';

let html = '';
/** Whether the written HTML ends in text. React inserts a comment between adjacent text nodes. */
let endsInText = false;
/** The value of the `<select>` that is being written. */
let chosen: unknown;
let isInSvg = false;
/** Whether the tree contains code of the site, which may use features that only React supports. */
let isForeign = false;
/** The rendered parts of the page. Inner parts come before the parts that contain them. */
let parts: WrittenPart[] = [];

/**
 * Renders a tree to the same HTML as React's `renderToString`, so that React can hydrate it.
 *
 * @param place the position of the node, if it belongs to a larger tree
 */
export function renderToString(node: unknown, place = treeRoot): string {
  html = '';
  endsInText = false;
  chosen = undefined;
  isInSvg = false;
  rendering.place = place;
  rendering.unlike = undefined;
  try {
    withHooks(() => write(node));
    return html;
  } finally {
    html = '';
  }
}

/** The position of a part in the HTML, as offsets. */
export interface WrittenPart {
  part: PartName;
  start: number;
  end: number;
}

/**
 * The maximum number of attempts to render a tree. Code that creates a new promise in each rendering would never
 * finish.
 */
const mostAttempts = 20;

/**
 * Renders a tree that contains code of the site. Waits for promises.
 *
 * @throws Unlike if only React can render the tree
 * @throws PartError if code of the site fails
 */
export async function renderForeign(node: unknown): Promise<{ html: string; parts: readonly WrittenPart[] }> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    isForeign = true;
    parts = [];
    try {
      const written = renderToString(node);
      if (rendering.unlike) throw rendering.unlike;
      return { html: written, parts };
    } catch (error) {
      if (rendering.unlike) throw rendering.unlike;
      if (!(error instanceof Awaited)) throw error;
      await error.promise.catch(() => undefined);
    } finally {
      isForeign = false;
    }
  }
  throw new Unlike('A component creates a new promise in each render.');
}

function write(node: unknown): void {
  switch (typeof node) {
    case 'string':
      return writeText(node);
    case 'number':
    case 'bigint':
      return writeText(String(node));
    case 'object':
      if (node === null) return;
      if ((node as Marked).$$typeof === elementMark) return writeElement(node as Element);
      if (Array.isArray(node)) return writeList(node);
      if ((node as Marked).$$typeof === lazyMark) return write(loaded(node as Derived));
      if (Symbol.iterator in node) return writeList([...(node as Iterable<unknown>)]);
      if (isForeign) leaveToReact('A child is neither text nor an element.');
      throw new Error('A child is neither text nor an element.');
  }
}

function writeText(text: string): void {
  if (text === '') return;
  if (endsInText) html += '<!-- -->';
  html += escapeText(text);
  endsInText = true;
}

function writeList(nodes: readonly unknown[]): void {
  const { place } = rendering;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    // Strings and numbers contain no components, so they need no position.
    if (typeof node === 'object' && node !== null) rendering.place = placeOfChild(place, nodes.length, index);
    write(node);
  }
  rendering.place = place;
}

function writeElement({ type, props }: Element): void {
  if (typeof type === 'string') return writeTag(type, props);
  if (type === Keep) return writeKept(props.rendered as Partial<Rendered>, props.children);
  if (type === Part) return writePart(props.part as PartName, props.children);
  if (typeof type === 'function') return writeComponent(type as FunctionComponent | ClassComponent, props);
  if (transparentTypes.has(type)) return write(props.children);
  if (type === suspenseType) {
    html += '<!--$-->';
    endsInText = false;
    write(props.children);
    html += '<!--/$-->';
    endsInText = false;
    return;
  }
  const mark = typeof type === 'object' && type !== null ? (type as Marked).$$typeof : undefined;
  if (mark === contextMark) return writeProvided(type as Context, props);
  if (mark !== undefined && writeDerived(type as Derived, mark, props)) return;
  if (isForeign) leaveToReact('This renderer does not support the type of an element.');
  throw new Error('The type of an element is neither a tag, a component nor a context.');
}

function writeProvided(context: Context, props: Props): void {
  const outer = context._currentValue;
  context._currentValue = props.value;
  try {
    write(props.children);
  } finally {
    context._currentValue = outer;
  }
}

/**
 * Writes an element whose type is an object, such as `memo`.
 *
 * @returns whether this renderer supports the type
 */
function writeDerived(type: Derived, mark: symbol, props: Props): boolean {
  if (mark === memoMark) writeElement({ type: type.type, props });
  else if (mark === forwardRefMark) {
    const { ref = null, ...rest } = props;
    writeComponent(() => type.render!('ref' in props ? rest : props, ref), props);
  } else if (mark === lazyMark) writeElement({ type: loaded(type), props });
  else if (mark === consumerMark) write((props.children as (value: unknown) => unknown)(type._context!._currentValue));
  else return false;
  return true;
}

/** @returns the component that a lazy type wraps */
function loaded({ _init: init, _payload: payload }: Derived): unknown {
  try {
    return init!(payload);
  } catch (thrown) {
    // A lazy type throws its promise until it is loaded.
    if (typeof thrown === 'object' && thrown !== null && 'then' in thrown)
      throw new Awaited(thrown as Promise<unknown>);
    throw thrown;
  }
}

function writeKept(rendered: Partial<Rendered>, children: unknown): void {
  const { place } = rendering;
  if (rendered.html === undefined || rendered.place?.id !== place.id || rendered.place.overflow !== place.overflow) {
    const before = html;
    html = '';
    write(children);
    Object.assign(rendered, { html, place });
    html = before;
  }
  html += rendered.html;
  endsInText = false;
}

function writePart(part: PartName, children: unknown): void {
  const start = html.length;
  try {
    write(children);
    parts.push({ part, start, end: html.length });
  } catch (error) {
    // `PartError` belongs to an inner part. `Awaited` and `Unlike` are signals of the renderer, not errors of the
    // code.
    if (error instanceof PartError || error instanceof Awaited || error instanceof Unlike) throw error;
    throw new PartError(part, error);
  }
}

function writeComponent(component: FunctionComponent | ClassComponent, props: Props): void {
  if (component.prototype && 'isReactComponent' in component.prototype)
    return write(renderedByClass(component as ClassComponent, props));
  rendering.ids = 0;
  const rendered = (component as FunctionComponent)(props);
  if (rendering.ids === 0) return write(rendered);
  // If a component has called `useId`, React adds a level to the tree position of its children.
  const { place } = rendering;
  rendering.place = placeOfChild(place, 1, 0);
  write(rendered);
  rendering.place = place;
}

function renderedByClass(Class: ClassComponent, given: Props): unknown {
  const { ref: _, ...props } = given;
  for (const [name, value] of Object.entries(Class.defaultProps ?? {}))
    if (props[name] === undefined) props[name] = value;
  const context = Class.contextType ? Class.contextType._currentValue : {};
  const instance = new Class(props, context);
  if (instance.componentWillMount || instance.UNSAFE_componentWillMount)
    leaveToReact('A component changes its state before it renders.');
  Object.assign(instance, { props, context, state: instance.state ?? null });
  const changed = Class.getDerivedStateFromProps?.(props, instance.state);
  if (changed) instance.state = { ...(instance.state as object), ...changed };
  return instance.render();
}

function writeTag(tag: string, props: Props): void {
  if (isForeign) refuseTag(tag, props, isInSvg);
  const { children } = props;
  endsInText = false;
  if (tag === 'input') props = inputProps(props);
  else if (tag === 'button' && 'name' in props) props = withNameLast(props);
  if (tag === 'option' && chosen !== undefined && chosen !== null)
    props = { ...props, selected: String(props.value ?? children) === String(chosen) };
  html += `<${tag}${tag === 'select' || tag === 'textarea' ? writeAttributes({ ...props, value: undefined }) : writeAttributes(props)}`;
  if (voidTags.has(tag)) {
    html += '/>';
    return;
  }
  html += '>';
  const inner = props.dangerouslySetInnerHTML as { __html: unknown } | null | undefined;
  if (inner) html += String(inner.__html ?? '');
  else if (tag === 'textarea') html += escapeText(String(props.value ?? props.defaultValue ?? ''));
  else {
    // HTML parsers ignore a line break right after `<pre>`, so it is written twice.
    if (tag === 'pre' && typeof children === 'string' && children.startsWith('\n')) html += '\n';
    if (tag === 'select' || tag === 'svg' || tag === 'foreignObject') writeWithin(tag, props);
    else write(children);
  }
  html += `</${tag}>`;
  endsInText = false;
}

/** Writes an element that changes how its descendants are written, with its children. */
function writeWithin(tag: 'select' | 'svg' | 'foreignObject', { value, defaultValue, children }: Props): void {
  const outer = [chosen, isInSvg] as const;
  if (tag === 'select') chosen = value ?? defaultValue;
  else isInSvg = tag === 'svg';
  write(children);
  [chosen, isInSvg] = outer;
}

/** Sorts the initial values of an input to the end, as React does. */
function inputProps({ checked, defaultChecked, value, defaultValue, ...rest }: Props): Props {
  return { ...withNameLast(rest), checked: checked ?? defaultChecked, value: value ?? defaultValue };
}

function withNameLast({ name, ...rest }: Props): Props {
  return { ...rest, name };
}
