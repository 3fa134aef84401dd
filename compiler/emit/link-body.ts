import type { BodyComponent, BodyElement, BodyNode, Card, CodeBlockProps, Json } from '../../corpus/schema/index.ts';
import { valueAt } from '../../corpus/value-at.ts';
import { idsOf } from '../../corpus/body/ids-of.ts';
import type { LinkedPage, ResolvedReference } from '../link/link.ts';
import type { Marked } from '../parse/document.ts';
import { inlineSvg } from './body/inline-svg.ts';
import type { PageCode } from './body/page-code.ts';
import { placeInElement, placeInProps, type Placement } from './body/place-values.ts';
import { whenAnswered, type LookUp } from './body/when-answered.ts';
import type { EmitInput } from './emit-input.ts';
import { renameInHref, renameInNode } from './pages/suffix-ids.ts';
import { responsiveElement, responsiveImage, type FindImage } from './responsive-image.ts';
import type { IdScope } from '../link/page-ids.ts';
import { countUp } from '../values/maps.ts';
import { uniqueNames } from '../values/unique-names.ts';

/** The page that contains a body, with the data that linking needs. */
export interface BodyPage {
  linked: LinkedPage;
  /** Default items of a card list (`<DocCardList>`) without `items`. */
  cards: readonly Card[];
  code: PageCode;
  /**
   * Whether the page contains only excerpts, like a list page. Such a page loads only modules that the excerpts use.
   */
  isExcerpt?: boolean;
}

/** The ids of one source on the page. A partial has separate ids for each inclusion. */
interface IdContext {
  scope: IdScope;
  /** The ids of the source that includes this partial. Absent if the source is not a partial. */
  outer?: IdContext;
  /** Index of a reference to a partial → number of inclusions so far. */
  seen: Map<number, number>;
}

/** The data for linking the nodes of one source. */
interface LinkContext {
  source: string;
  page: BodyPage;
  input: EmitInput;
  /** The props of the partial. Empty outside of partials. */
  props: Record<string, Json>;
  /** Whether code passes further props to the partial. Their values are unknown until the code runs. */
  isOpen: boolean;
  /** The children of the partial's element. */
  children: BodyNode[];
  /** Creates a function that renames the ids of one SVG, so that they are unique on the page. */
  giveId: () => (id: string) => string;
  ids: IdContext;
  lookUp: LookUp;
}

/**
 * Links the body of a source: resolves references, inserts data and partials, fills card lists, and collects
 * code modules. The input tree is not changed.
 *
 * @param pick selects the top-level nodes to link; default: all
 */
export async function linkBody(
  source: string,
  page: BodyPage,
  input: EmitInput,
  pick: (nodes: BodyNode[]) => BodyNode[] = (nodes) => nodes,
): Promise<BodyNode[]> {
  const outside = { source, page, input, props: {}, isOpen: false, children: [] };
  const scope = page.linked.ids ?? noIds;
  return whenAnswered((lookUp) => {
    let give: ((id: string) => string) | undefined;
    const giveId = () => (give ??= uniqueNames(new Set([...ownIds(source, input), ...idsBelow(scope)])));
    return linkSource({ ...outside, giveId, ids: { scope, seen: new Map() }, lookUp }, pick);
  });
}

const noIds: IdScope = { ids: new Map(), partials: new Map() };

function ownIds(source: string, { sources }: EmitInput): string[] {
  return (sources.get(source)?.head.anchors ?? []).filter((anchor) => typeof anchor === 'string');
}

function idsBelow({ ids, partials }: IdScope): string[] {
  return [...ids.values(), ...[...partials.values()].flat().flatMap(idsBelow)];
}

/**
 * Returns the id on the page for an id in a partial: `a` → `a-1`. An id that the partial lacks is looked up in the
 * source that includes the partial.
 */
function idOnPage(id: string, { scope, outer }: IdContext): string | undefined {
  return outer && (scope.ids.get(id) ?? idOnPage(id, outer));
}

function linkSource(context: LinkContext, pick: (nodes: BodyNode[]) => BodyNode[] = (nodes) => nodes): BodyNode[] {
  const { source, page, input, lookUp } = context;
  const body = lookUp(`body ${source}`, () => input.readBody(source));
  if (!body) return [];
  if (!page.isExcerpt) page.code.add(source);
  return linkNodes(pick(body.children), context);
}

// Returns linked nodes. If no node changes, returns the same array.
function linkNodes(nodes: BodyNode[], context: LinkContext): BodyNode[] {
  let linked: BodyNode[] | undefined;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    const made = linkNode(node, context);
    if (made === node && !linked) continue;
    linked ??= nodes.slice(0, index);
    for (const each of Array.isArray(made) ? made : [made]) {
      const last = linked.at(-1);
      if (each.type === 'text' && last?.type === 'text')
        linked[linked.length - 1] = { type: 'text', value: last.value + each.value };
      else linked.push(each);
    }
  }
  return linked ?? nodes;
}

/** @returns the linked node; the same object if nothing changes */
function linkNode(written: BodyNode & Marked, context: LinkContext): BodyNode | BodyNode[] {
  if (written.type === 'text') return written;
  const { ids } = context;
  const node = ids.outer ? renameInNode(written, (id) => idOnPage(id, ids)) : written;
  if (!isFinal(node)) return linkUnfinished(node, context);
  const children = linkNodes(node.children, context);
  return children === node.children ? node : { ...node, children };
}

/** Whether linking can only change a node's children, not the node itself. */
function isFinal(node: (BodyElement | BodyComponent) & Marked): boolean {
  if (node.references !== undefined || node.given !== undefined || node.export !== undefined) return false;
  return node.type === 'element' ? node.tagName !== 'img' : !unfinished.has(node.name);
}

/** Components that linking replaces, or to which it adds props. */
const unfinished = new Set(['DocCardList', 'Image', 'Partial', 'Svg', 'Term', 'Value']);

function linkUnfinished(node: (BodyElement | BodyComponent) & Marked, context: LinkContext): BodyNode | BodyNode[] {
  const { references, given, export: exported, ...bare } = node;
  const placements = placementsOf({ references, given }, context);
  const isChildren = bare.type === 'component' && bare.name === 'Value' && given?.value?.join('.') === 'children';
  if (isChildren) return [...context.children];
  // Inclusions are counted in document order. So this partial's scope is taken before the children are linked, because
  // they may include the same partial.
  const scope = nextScope(references?.src, context);
  const children = linkNodes(bare.children, context);
  if (bare.type === 'element') {
    const element = placeInElement({ ...bare, children }, placements);
    const { config } = context.input.site;
    return config.images && config.images.markdown ? responsiveElement(element, pictureAt(context)) : element;
  }
  return linkComponent({ ...bare, children }, placements, { exported, given, scope }, context);
}

/**
 * @returns the ids for the next inclusion of the partial at a reference; undefined if the reference is not a partial
 */
function nextScope(
  reference: number | undefined,
  { source, page, ids: { scope, seen } }: LinkContext,
): IdScope | undefined {
  if (reference === undefined || page.linked.references.get(source)?.[reference]?.kind !== 'partial') return undefined;
  return scope.partials.get(reference)?.[countUp(seen, reference)];
}

/** Returns the resolved props of a node: references, and props whose values are props of the partial (`given`). */
function placementsOf({ references = {}, given = {} }: Marked, { source, page, props, ids }: LinkContext): Placement[] {
  const resolved = page.linked.references.get(source);
  const onPage = (reference: ResolvedReference): ResolvedReference =>
    reference.kind === 'page' && ids.outer
      ? { ...reference, href: renameInHref(reference.href, (id) => idOnPage(id, ids)) }
      : reference;
  return [
    ...Object.entries(references).map(([name, index]): Placement => [name, onPage(resolved![index]!)]),
    ...Object.entries(given).map(([name, keys]): Placement => [name, { kind: 'data', value: valueAt(props, keys) }]),
  ];
}

/**
 * Returns a function that looks up the resized versions of an image. Its result is undefined while the versions are
 * pending.
 */
function pictureAt({ input: { images }, lookUp }: LinkContext): FindImage {
  return (href) => images && lookUp(`picture ${href}`, () => images.describe(href));
}

function linkComponent(
  node: BodyComponent,
  placements: readonly Placement[],
  { exported, given, scope }: { exported: string | undefined; given: Marked['given']; scope: IdScope | undefined },
  context: LinkContext,
): BodyNode[] {
  const { page, input, source } = context;
  const named = (name: string) => placements.find(([at]) => at === name)?.[1];
  const code = exported === undefined ? undefined : page.code.refer(source, exported);
  if (node.name === 'Partial' || named('src')?.kind === 'partial')
    return includePartial({ ...node, name: 'Partial' }, named('src'), { placements, code, scope }, context);
  if (node.name === 'Value' && exported === undefined) return valueOf(named('value'), given?.value, context);
  if (node.name === 'Svg' && exported === undefined) return pictureOf(node, named('src'), placements, context);
  if (exported !== undefined) return code ? [{ ...withCode(placeInProps(node, placements), code) }] : node.children;
  const content = named('code');
  if (node.name === 'CodeBlock' && content?.kind === 'data') {
    const block = placeInProps(node, allBut('code', placements));
    const code = String(content.value ?? '');
    const props = context.lookUp(`block ${JSON.stringify([block.props, code])}`, () =>
      input.fillCodeBlock(block.props as CodeBlockProps, code),
    );
    return [{ ...block, props: { ...props } as Record<string, Json> }];
  }
  const component = placeInProps(node, placements);
  if (node.name === 'DocCardList' && component.props.items === undefined)
    component.props.items = page.cards.map((card) => ({ ...card }));
  if (node.name === 'Term') return [withDefinition(component, context)];
  return [component.name === 'Image' ? responsiveImage(component, pictureAt(context)) : component];
}

function allBut(name: string, placements: readonly Placement[]): Placement[] {
  return placements.filter(([at]) => at !== name);
}

/** Adds the definition to a term. An undefined term is returned unchanged, because another stage reports it. */
function withDefinition(term: BodyComponent, { source, input }: LinkContext): BodyComponent {
  const { collection, translates } = input.sources.get(source)!.file;
  const { glossaries } = input.site;
  const glossary = glossaries.get(translates?.dir ?? collection?.dir ?? '') ?? glossaries.get('');
  const found = glossary?.terms.get(String(term.props.id));
  if (!found) return term;
  const words: BodyNode[] = [{ type: 'text', value: found.term }];
  return {
    ...term,
    props: { ...term.props, ...found },
    children: term.children.length > 0 ? term.children : words,
  };
}

/** Adds a code reference to a component. The corpus requires this order of fields. */
function withCode({ children, ...component }: BodyComponent, code: BodyComponent['code']): BodyComponent {
  return { ...component, ...(code && { code }), children };
}

/** The resolved values, the code and the ids for one inclusion of a partial. */
interface Inclusion {
  placements: readonly Placement[];
  code: BodyComponent['code'];
  scope: IdScope | undefined;
}

// Returns the linked nodes of an included partial. If the partial contains code or gets props from code, the nodes are
// wrapped in a component.
function includePartial(
  node: BodyComponent,
  included: ResolvedReference | undefined,
  { placements, code, scope = noIds }: Inclusion,
  context: LinkContext,
): BodyNode[] {
  if (included?.kind !== 'partial') return [];
  const partial = placeInProps(node, allBut('src', placements));
  const { props } = partial;
  const children = linkSource({
    ...context,
    source: included.source,
    props,
    isOpen: code !== undefined,
    children: node.children,
    ids: { scope, outer: context.ids, seen: new Map() },
  });
  const hasCode = code !== undefined || context.input.sources.get(included.source)?.head.code !== undefined;
  return hasCode ? [withCode({ ...partial, children }, code)] : children;
}

// Returns a value as text. If code passes props to the partial, the value may be unknown here. Then returns a
// component, which browsers render.
function valueOf(
  reference: ResolvedReference | undefined,
  keys: readonly string[] | undefined,
  { isOpen, props }: LinkContext,
): BodyNode[] {
  if (!keys || !isOpen || Object.hasOwn(props, keys[0] ?? '')) return textOf(reference);
  return [{ type: 'component', name: 'Value', props: { keys: [...keys] }, children: [] }];
}

function textOf(reference: ResolvedReference | undefined): BodyNode[] {
  const value = reference?.kind === 'data' ? reference.value : undefined;
  return typeof value === 'string' || typeof value === 'number' ? [{ type: 'text', value: String(value) }] : [];
}

function pictureOf(
  node: BodyComponent,
  reference: ResolvedReference | undefined,
  placements: readonly Placement[],
  { giveId }: LinkContext,
): BodyNode[] {
  if (reference?.kind !== 'svg') return [];
  const { props } = placeInProps(node, allBut('src', placements));
  const names = new Map(idsOf([reference.element]).map((id) => [id, giveId()(id)]));
  return [inlineSvg(reference.element, props, (id) => names.get(id))];
}
