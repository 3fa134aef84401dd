import type { BodyComponent, BodyElement, BodyNode, Card, CodeBlockProps, Json } from '../../corpus/schema/index.ts';
import { valueAt } from '../../corpus/value-at.ts';
import { idsOf } from '../../corpus/body/nodes-of.ts';
import type { LinkedPage, ResolvedReference } from '../link/link.ts';
import type { Marked } from '../parse/document.ts';
import { inlineSvg } from './body/inline-svg.ts';
import type { PageCode } from './body/page-code.ts';
import { placeInElement, placeInProps, type Placement } from './body/place-values.ts';
import { whenAnswered, type Ask } from './body/when-answered.ts';
import type { EmitInput } from './emit-input.ts';
import { suffixIds } from './pages/suffix-ids.ts';
import { responsiveElement, responsiveImage, type FindPicture } from './responsive-image.ts';
import { countUp } from '../values/maps.ts';

/** A page whose body is to be put together. */
export interface BodyPage {
  linked: LinkedPage;
  /** What a card list without items of its own shows. */
  cards: readonly Card[];
  code: PageCode;
  /** Whether parts of a source are shown alone, so that of its code only what they use is wanted. */
  isExcerpt?: boolean;
}

/** Where a node stands. */
interface LinkContext {
  source: string;
  page: BodyPage;
  input: EmitInput;
  /** Of a partial: the props it is given. */
  props: Record<string, Json>;
  /** Of a partial: whether it is given more, which only its code knows. */
  isOpen: boolean;
  /** Of a partial: what stands between its tags. */
  children: BodyNode[];
  /** How many pictures with ids stand before. */
  pictures: { count: number };
  /** How often each partial stands before: what stands on a page twice has ids of its own. */
  included: Map<string, number>;
  ask: Ask;
}

/**
 * The body of a source as readers see it: every reference resolved, data and partials in place, card lists filled,
 * and code named by the module of the page that it is in. The document's own tree is not changed.
 *
 * @param pick takes what is wanted of the top-level nodes; all when absent
 */
export async function linkBody(
  source: string,
  page: BodyPage,
  input: EmitInput,
  pick: (nodes: BodyNode[]) => BodyNode[] = (nodes) => nodes,
): Promise<BodyNode[]> {
  const outside = { source, page, input, props: {}, isOpen: false, children: [] };
  return whenAnswered((ask) => linkSource({ ...outside, pictures: { count: 0 }, included: new Map(), ask }, pick));
}

function linkSource(context: LinkContext, pick: (nodes: BodyNode[]) => BodyNode[] = (nodes) => nodes): BodyNode[] {
  const { source, page, input, ask } = context;
  const body = ask(`body ${source}`, () => input.readBody(source));
  if (!body) return [];
  if (!page.isExcerpt) page.code.add(source);
  return linkNodes(pick(body.children), context);
}

// Most of a body says all it has to say: what linking doesn't change is left as it is, down to its identity.
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

/** @returns the node itself where nothing of it changes */
function linkNode(node: BodyNode & Marked, context: LinkContext): BodyNode | BodyNode[] {
  if (node.type === 'text') return node;
  if (!isFinal(node)) return linkUnfinished(node, context);
  const children = linkNodes(node.children, context);
  return children === node.children ? node : { ...node, children };
}

/** Whether nothing is to be done for a node itself. */
function isFinal(node: (BodyElement | BodyComponent) & Marked): boolean {
  if (node.references !== undefined || node.given !== undefined || node.export !== undefined) return false;
  return node.type === 'element' ? node.tagName !== 'img' : !unfinished.has(node.name);
}

/** Components in whose place something else is put, or that are given more than they say. */
const unfinished = new Set(['DocCardList', 'Image', 'Partial', 'Svg', 'Term', 'Value']);

function linkUnfinished(node: (BodyElement | BodyComponent) & Marked, context: LinkContext): BodyNode | BodyNode[] {
  const { references, given, export: exported, ...bare } = node;
  const placements = placementsOf({ references, given }, context);
  const isChildren = bare.type === 'component' && bare.name === 'Value' && given?.value?.join('.') === 'children';
  if (isChildren) return [...context.children];
  const children = linkNodes(bare.children, context);
  if (bare.type === 'element') {
    const element = placeInElement({ ...bare, children }, placements);
    const { config } = context.input.site;
    return config.images && config.images.markdown ? responsiveElement(element, pictureAt(context)) : element;
  }
  return linkComponent({ ...bare, children }, placements, { exported, given }, context);
}

/** What the marks of a node mean here. */
function placementsOf({ references = {}, given = {} }: Marked, { source, page, props }: LinkContext): Placement[] {
  const resolved = page.linked.references.get(source);
  return [
    ...Object.entries(references).map(([name, index]): Placement => [name, resolved![index]!]),
    ...Object.entries(given).map(([name, keys]): Placement => [name, { kind: 'data', value: valueAt(props, keys) }]),
  ];
}

/** Tells of a picture what is known of it by now. */
function pictureAt({ input: { images }, ask }: LinkContext): FindPicture {
  return (href) => images && ask(`picture ${href}`, () => images.describe(href));
}

function linkComponent(
  node: BodyComponent,
  placements: readonly Placement[],
  { exported, given }: { exported: string | undefined; given: Marked['given'] },
  context: LinkContext,
): BodyNode[] {
  const { page, input, source } = context;
  const named = (name: string) => placements.find(([at]) => at === name)?.[1];
  const code = exported === undefined ? undefined : page.code.refer(source, exported);
  if (node.name === 'Partial' || named('src')?.kind === 'partial')
    return includePartial({ ...node, name: 'Partial' }, named('src'), placements, code, context);
  if (node.name === 'Value' && exported === undefined) return valueOf(named('value'), given?.value, context);
  if (node.name === 'Svg' && exported === undefined) return pictureOf(node, named('src'), placements, context);
  if (exported !== undefined) return code ? [{ ...withCode(placeInProps(node, placements), code) }] : node.children;
  const content = named('code');
  if (node.name === 'CodeBlock' && content?.kind === 'data') {
    const block = placeInProps(node, allBut('code', placements));
    const code = String(content.value ?? '');
    const props = context.ask(`block ${JSON.stringify([block.props, code])}`, () =>
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

/** A term without a definition, which is reported, is a word like others. */
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

/** In the order in which the corpus has the fields of a component. */
function withCode({ children, ...component }: BodyComponent, code: BodyComponent['code']): BodyComponent {
  return { ...component, ...(code && { code }), children };
}

// A partial's code reads the props of the partial that it is in, so there the viewer has to know where one starts.
function includePartial(
  node: BodyComponent,
  included: ResolvedReference | undefined,
  placements: readonly Placement[],
  code: BodyComponent['code'],
  context: LinkContext,
): BodyNode[] {
  if (included?.kind !== 'partial') return [];
  const partial = placeInProps(node, allBut('src', placements));
  const { props } = partial;
  const before = countUp(context.included, included.source);
  const body = linkSource({
    ...context,
    source: included.source,
    props,
    isOpen: code !== undefined,
    children: node.children,
  });
  const children = before === 0 ? body : suffixIds(body, `-${before}`, '');
  const hasCode = code !== undefined || context.input.sources.get(included.source)?.head.code !== undefined;
  return hasCode ? [withCode({ ...partial, children }, code)] : children;
}

// What code gives a partial is known where that code runs.
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
  { pictures }: LinkContext,
): BodyNode[] {
  if (reference?.kind !== 'svg') return [];
  const { props } = placeInProps(node, allBut('src', placements));
  if (idsOf([reference.element]).length > 0) pictures.count += 1;
  return [inlineSvg(reference.element, props, pictures.count > 1 ? `-${pictures.count}` : '')];
}
