import { escapeText, writeAttributes } from './attributes.ts';
import { Awaited, drawing, leaveToReact, Unlike, withHooks } from './hooks.ts';
import { type Drawn, Keep } from './keep.ts';
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
import { Part, PartFault, type PartName } from './part.tsx';
import { placeOfChild, treeRoot } from './tree-ids.ts';
import { refuseTag, voidTags } from './unlike-tags.ts';

let html = '';
/** Whether what was written last is text, from which a text that follows has to be told apart. */
let endsInText = false;
/** What the selects that are open have chosen. */
let chosen: unknown;
let isInSvg = false;
/** Whether what is drawn may hold anything that React knows, some of which it alone can draw. */
let isForeign = false;
/** Parts that were written, inner ones before those around them. */
let parts: WrittenPart[] = [];

/**
 * @param place of what is drawn, where it is a part of a tree
 * @returns HTML that React takes over as its own: what `renderToString` of React makes of the same tree
 */
export function renderToString(node: unknown, place = treeRoot): string {
  html = '';
  endsInText = false;
  chosen = undefined;
  isInSvg = false;
  drawing.place = place;
  drawing.unlike = undefined;
  try {
    withHooks(() => write(node));
    return html;
  } finally {
    html = '';
  }
}

/** Where in the HTML a part stands. */
export interface WrittenPart {
  part: PartName;
  start: number;
  end: number;
}

/** How often something is waited for: what is requested anew whenever it is drawn never comes. */
const mostAttempts = 20;

/**
 * The same for a tree that code of others has a part in.
 *
 * @throws Unlike where React itself has to draw it; PartFault where such code fails
 */
export async function renderForeign(node: unknown): Promise<{ html: string; parts: readonly WrittenPart[] }> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    isForeign = true;
    parts = [];
    try {
      const written = renderToString(node);
      if (drawing.unlike) throw drawing.unlike;
      return { html: written, parts };
    } catch (error) {
      if (drawing.unlike) throw drawing.unlike;
      if (!(error instanceof Awaited)) throw error;
      await error.promise.catch(() => undefined);
    } finally {
      isForeign = false;
    }
  }
  throw new Unlike('It waits for ever new promises.');
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
      if (isForeign) leaveToReact('It is neither text nor an element.');
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
    const node = nodes[index];
    // What is no object holds nothing that has a place.
    if (typeof node === 'object' && node !== null) drawing.place = placeOfChild(place, nodes.length, index);
    write(node);
  }
  drawing.place = place;
}

function writeElement({ type, props }: Element): void {
  if (typeof type === 'string') return writeTag(type, props);
  if (type === Keep) return writeKept(props.drawn as Partial<Drawn>, props.children);
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
  if (isForeign) leaveToReact('It is of a kind that this does not draw.');
  throw new Error('What is to be drawn is no element, no component and no context.');
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

/** @returns whether it is of a kind that this draws */
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

/** @returns what is loaded later */
function loaded({ _init: init, _payload: payload }: Derived): unknown {
  try {
    return init!(payload);
  } catch (thrown) {
    // What is not there yet is told by throwing its promise.
    if (typeof thrown === 'object' && thrown !== null && 'then' in thrown)
      throw new Awaited(thrown as Promise<unknown>);
    throw thrown;
  }
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

function writePart(part: PartName, children: unknown): void {
  const start = html.length;
  try {
    write(children);
    parts.push({ part, start, end: html.length });
  } catch (error) {
    // What fails further in is known already.
    if (error instanceof PartFault || error instanceof Awaited || error instanceof Unlike) throw error;
    throw new PartFault(part, error);
  }
}

function writeComponent(component: FunctionComponent | ClassComponent, props: Props): void {
  if (component.prototype && 'isReactComponent' in component.prototype)
    return write(drawnByClass(component as ClassComponent, props));
  drawing.ids = 0;
  const drawn = (component as FunctionComponent)(props);
  if (drawing.ids === 0) return write(drawn);
  // A component that has requested an id is a level of its own in the tree of ids.
  const { place } = drawing;
  drawing.place = placeOfChild(place, 1, 0);
  write(drawn);
  drawing.place = place;
}

function drawnByClass(Class: ClassComponent, given: Props): unknown {
  const { ref: _, ...props } = given;
  for (const [name, value] of Object.entries(Class.defaultProps ?? {}))
    if (props[name] === undefined) props[name] = value;
  const context = Class.contextType ? Class.contextType._currentValue : {};
  const instance = new Class(props, context);
  if (instance.componentWillMount || instance.UNSAFE_componentWillMount)
    leaveToReact('Its state is changed before it is drawn.');
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
  else if (tag === 'button') props = withNameLast(props);
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
    // A browser leaves out the first break of a line.
    if (tag === 'pre' && typeof children === 'string' && children.startsWith('\n')) html += '\n';
    if (tag === 'select' || tag === 'svg' || tag === 'foreignObject') writeWithin(tag, props);
    else write(children);
  }
  html += `</${tag}>`;
  endsInText = false;
}

/** Writes what is in an element that others further in depend on. */
function writeWithin(tag: 'select' | 'svg' | 'foreignObject', { value, defaultValue, children }: Props): void {
  const outer = [chosen, isInSvg] as const;
  if (tag === 'select') chosen = value ?? defaultValue;
  else isInSvg = tag === 'svg';
  write(children);
  [chosen, isInSvg] = outer;
}

/** What an input begins with comes last. */
function inputProps({ checked, defaultChecked, value, defaultValue, ...rest }: Props): Props {
  return { ...withNameLast(rest), checked: checked ?? defaultChecked, value: value ?? defaultValue };
}

function withNameLast({ name, ...rest }: Props): Props {
  return { ...rest, name };
}
